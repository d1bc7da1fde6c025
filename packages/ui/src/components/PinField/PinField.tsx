import { useState, type Ref, type SyntheticEvent } from 'react';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from '../TextField/TextField.styles.ts';
import { pinDigits, pinLength, type PinProblem } from './pin.ts';
import { Box, Boxes, DigitsInput, Row, ShowButton } from './PinField.styles.ts';

/** Props of `PinField`. */
export interface PinFieldProps extends FieldProps {
  /** The digits typed so far. */
  value: string;
  /** Called with the digits, never with anything else. */
  onChange: (value: string) => void;
  /**
   * Called with text that was refused: it had more than digits in it, or too many. Who listens words the error:
   * `errorMessage` then wins over the field's own message.
   */
  onInvalid?: (text: string, problem: PinProblem) => void;
  /** A code that was sent and is used once; phones then offer it from the message. */
  isOneTime?: boolean;
  /** Draws dots in place of the digits until they are asked for. */
  isHidden?: boolean;
  /** Name of the button that shows hidden digits. */
  showLabel?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Fixed wordings (docs/rows.md, Forms). */
const messages: Record<PinProblem, string> = {
  notDigits: 'Pin must be all number',
  tooLong: 'Pin code must be 6 digits.',
};

/**
 * Six digits: a staff PIN, or a code that was sent. One input drawn as six boxes, so a pasted "123 456" lands whole and a
 * screen reader meets one field. Whether all six are there is for the form's rule to say.
 */
export function PinField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled = false,
  onBlur,
  value,
  onChange,
  onInvalid,
  isOneTime = false,
  isHidden = false,
  showLabel = 'Show digits',
  ref,
  ...props
}: PinFieldProps) {
  const [isShown, setIsShown] = useState(!isHidden);
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const [{ start, end }, setSelection] = useState({ start: value.length, end: value.length });
  const conceals = isHidden && !isShown;
  const ownMessage = problem === null ? undefined : messages[problem];
  const message = onInvalid ? (errorMessage ?? ownMessage) : (ownMessage ?? errorMessage);

  const refuse = (text: string, reason: PinProblem) => {
    setProblem(reason);
    onInvalid?.(text, reason);
  };
  const type = (text: string) => {
    const digits = pinDigits(text);
    if (digits === null) return refuse(text, 'notDigits');
    const isOneMore = value.length === pinLength && digits.length === pinLength + 1;
    if (isOneMore) return undefined;
    if (digits.length > pinLength) return refuse(text, 'tooLong');
    setProblem(null);
    return digits === value ? undefined : onChange(digits);
  };
  const followSelection = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    setSelection({ start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 });
  };

  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage: message, isRequired, isReadOnly, isDisabled })}
      value={value}
      onChange={type}
      onBlur={() => {
        setProblem(null);
        onBlur?.();
      }}
      type={conceals ? 'password' : 'text'}
      inputMode="numeric"
      autoComplete={isOneTime ? 'one-time-code' : 'off'}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage: message, isRequired }}>
        <Row>
          <Boxes isReadOnly={isReadOnly}>
            {Array.from({ length: pinLength }, (_, index) => (
              <Box
                key={index}
                aria-hidden="true"
                data-readonly={isReadOnly || undefined}
                data-disabled={isDisabled || undefined}
                data-current={(start === end && index === Math.min(start, pinLength - 1)) || undefined}
                data-chosen={(index >= start && index < end) || undefined}
              >
                {conceals && value[index] !== undefined ? '•' : value[index]}
              </Box>
            ))}
            <DigitsInput ref={ref} onSelect={followSelection} spellCheck={false} />
          </Boxes>
          {isHidden && (
            <ShowButton
              aria-label={showLabel}
              aria-pressed={isShown}
              onPress={() => setIsShown(!isShown)}
              isDisabled={isDisabled}
            >
              <Icon name={isShown ? 'hidden' : 'preview'} size={20} />
            </ShowButton>
          )}
        </Row>
      </FieldBody>
    </Root>
  );
}
