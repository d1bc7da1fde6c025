import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { currencyAffix, type Currency } from '../../money/currency.ts';
import { formatMoneyInput } from '../../money/formatMoney.ts';
import { parseMoney, type MoneyProblem, type ParsedMoney } from '../../money/parseMoney.ts';
import type { FieldProps } from '../Field/Field.tsx';
import type { TypedValue } from '../Field/useTypedValue.ts';
import { TypedTextField } from '../TypedTextField/TypedTextField.tsx';

/** Props of `MoneyField`. */
export interface MoneyFieldProps extends FieldProps {
  /** The amount in minor units (1250 is 12.50 euros); null while nothing, or nothing readable, is typed. */
  value: number | null;
  /** Called on every change; null while what is typed cannot be read. */
  onChange: (value: number | null) => void;
  /** Decides the symbol and how many decimals there are. */
  currency: Currency;
  /**
   * Called with the text while it is no amount. Who listens and keeps no `unread` words the error: `errorMessage` then wins over the
   * field's own message.
   */
  onInvalid?: (text: string, problem: MoneyProblem) => void;
  /**
   * The text that cannot be read, where the form keeps it from `onInvalid`: it comes back with a draft and goes when the
   * form is discarded. Null where there is none; left out, the field keeps it by itself, and the form words its error.
   */
  unread?: string | null | undefined;
  /** Takes a difference too: less than nothing is taken off. */
  allowsNegative?: boolean;
  /** An example of a good answer; never the only place that says what is asked. */
  placeholder?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money. Understands "12,50" and "12.50", keeps what was typed when it is wrong, and never rounds. */
export function MoneyField({ currency, allowsNegative = false, ...props }: MoneyFieldProps) {
  const { locale } = useLocale();
  const affix = currencyAffix(currency, locale);
  return (
    <TypedTextField
      {...props}
      parse={(text) => asTyped(parseMoney(text, currency, locale, { allowsNegative }))}
      format={(amount) => formatMoneyInput(amount, currency, locale)}
      messageOf={(problem) => problemMessage(problem, currency, locale)}
      inputMode={inputModeFor(currency, allowsNegative)}
      {...{ [affix.side]: affix.symbol }}
    />
  );
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
