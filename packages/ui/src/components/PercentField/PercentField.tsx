import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from '../Field/Field.tsx';
import { TypedTextField } from '../TypedTextField/TypedTextField.tsx';
import {
  formatPercentInput,
  parsePercent,
  percentAffix,
  percentDecimals,
  type PercentProblem,
} from './percent.ts';

/** Props of `PercentField`. */
export interface PercentFieldProps extends FieldProps {
  /** The percentage (12.5 is 12.5 %); null while nothing, or nothing readable, is typed. */
  value: number | null;
  /** Called on every change; null while what is typed cannot be read. */
  onChange: (value: number | null) => void;
  /**
   * Called with the text while it is no percentage from 0 to 100. Who listens and keeps no `unread` words the error: `errorMessage` then wins
   * over the field's own message.
   */
  onInvalid?: (text: string, problem: PercentProblem) => void;
  /**
   * The text that cannot be read, where the form keeps it from `onInvalid`: it comes back with a draft and goes when the
   * form is discarded. Null where there is none; left out, the field keeps it by itself, and the form words its error.
   */
  unread?: string | null | undefined;
  /** An example of a good answer; never the only place that says what is asked. */
  placeholder?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** A share from 0 to 100 %, with up to three decimals. Understands "12,5" and "12.5" and keeps what was typed when it is wrong. */
export function PercentField(props: PercentFieldProps) {
  const { locale } = useLocale();
  const affix = percentAffix(locale);
  return (
    <TypedTextField
      {...props}
      parse={(text) => parsePercent(text, locale)}
      format={(percent) => formatPercentInput(percent, locale)}
      messageOf={(problem) => problemMessage(problem, locale)}
      inputMode="decimal"
      {...{ [affix.side]: affix.sign }}
    />
  );
}

function problemMessage(problem: PercentProblem, locale: string): string {
  const messages: Record<PercentProblem, string> = {
    notANumber: `Field must be a number, for example ${formatPercentInput(12.5, locale)}.`,
    outOfRange: 'Enter a percentage from 0 to 100.',
    tooManyDecimals: `Use at most ${percentDecimals} digits after the decimal separator.`,
  };
  return messages[problem];
}
