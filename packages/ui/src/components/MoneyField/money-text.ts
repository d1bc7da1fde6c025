import type { Currency } from '../../money/currency.ts';
import { formatMoneyInput } from '../../money/formatMoney.ts';
import { parseMoney, type MoneyProblem, type ParsedMoney } from '../../money/parseMoney.ts';
import type { TypedValue } from '../Field/useTypedValue.ts';

/** How a field for an amount reads what is typed, writes it, and words what is wrong. */
export function moneyText(currency: Currency, locale: string, allowsNegative = false) {
  return {
    parse: (text: string) => asTyped(parseMoney(text, currency, locale, { allowsNegative })),
    format: (amount: number) => formatMoneyInput(amount, currency, locale),
    messageOf: (problem: MoneyProblem) => problemMessage(problem, currency, locale),
    inputMode: inputModeFor(currency, allowsNegative),
  };
}

/** The number keyboards of some phones have no minus. */
function inputModeFor({ digits }: Currency, allowsNegative: boolean): 'text' | 'numeric' | 'decimal' {
  if (allowsNegative) return 'text';
  return digits === 0 ? 'numeric' : 'decimal';
}

function asTyped(parsed: ParsedMoney): TypedValue<number, MoneyProblem> {
  return parsed.kind === 'amount' ? { kind: 'value', value: parsed.minorUnits } : parsed;
}

function problemMessage(problem: MoneyProblem, currency: Currency, locale: string): string {
  const { code, digits, isWrittenWhole } = currency;
  const amount = digits === 0 || isWrittenWhole ? 1250 : 12.5;
  const example = formatMoneyInput(amount * 10 ** digits, currency, locale);
  const messages: Record<MoneyProblem, string> = {
    notANumber: `Field must be a number, for example ${example}.`,
    negative: 'The amount must be 0 or more.',
    tooManyDecimals:
      digits === 0
        ? `${code} has no decimals. Use a whole number.`
        : `Use at most ${digits} digits after the decimal separator.`,
    tooLarge: 'The amount is too large.',
  };
  return messages[problem];
}
