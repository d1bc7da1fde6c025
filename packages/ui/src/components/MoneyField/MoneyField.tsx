import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { currencyAffix, type Currency } from '../../money/currency.ts';
import type { MoneyProblem } from '../../money/parseMoney.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { TypedTextField } from '../TypedTextField/TypedTextField.tsx';
import { moneyText } from './money-text.ts';

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
      {...moneyText(currency, locale, allowsNegative)}
      {...{ [affix.side]: affix.symbol }}
    />
  );
}
