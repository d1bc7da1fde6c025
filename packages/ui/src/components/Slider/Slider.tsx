import { useId, type ReactNode, type RefObject } from 'react';
import { Description, Label } from '../Field/Field.styles.ts';
import { Fill, Line, Output, Root, Thumb, Track } from './Slider.styles.ts';

/** Props of `Slider`. */
export interface SliderProps {
  /** What is set. */
  label: string;
  /** Hides the label from view only, where the place already says it. */
  isLabelHidden?: boolean;
  /** A sentence of help under the label. */
  description?: ReactNode;
  value: number;
  /** Called with every step, also in the middle of dragging. */
  onChange: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  /** The smallest change; arrow keys move by one step, Page Up and Page Down by ten. */
  step?: number;
  /** How the value is written and read out: `{ style: 'percent' }` shows 1.5 as "150%". */
  formatOptions?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
  className?: string;
  /** The input behind the thumb, for moving focus to it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A value that is found by trying, such as a zoom. Where the exact number matters, use `NumberField`. */
export function Slider({
  label,
  isLabelHidden = false,
  description,
  minValue = 0,
  maxValue = 100,
  inputRef,
  ...props
}: SliderProps) {
  const id = useId();
  const hasDescription = description != null;
  return (
    <Root {...props} {...{ minValue, maxValue }} {...(hasDescription && { 'aria-describedby': id })}>
      <Line>
        <Label $isHidden={isLabelHidden}>{label}</Label>
        <Output />
      </Line>
      {hasDescription && <Description id={id}>{description}</Description>}
      <Track>
        <Fill />
        <Thumb {...(inputRef && { inputRef })} />
      </Track>
    </Root>
  );
}
