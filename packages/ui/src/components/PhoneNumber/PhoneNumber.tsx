import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { groupPhoneNumber, type PhoneValue } from './phoneValue.ts';
import { Root } from './PhoneNumber.styles.ts';

/** Props of `PhoneNumber`. */
export interface PhoneNumberProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  /** The number; null or without digits shows "-". */
  value: PhoneValue | null;
  /** What is read out in place of the "-". */
  emptyLabel?: string;
}

/** A phone number to read, in groups of 3, 3 and 4 digits. */
export function PhoneNumber({ value, emptyLabel = 'No phone number', ...rest }: PhoneNumberProps) {
  if (value === null || value.number === '') {
    return (
      <Root {...rest}>
        <span aria-hidden="true">-</span>
        <VisuallyHidden>{emptyLabel}</VisuallyHidden>
      </Root>
    );
  }
  return (
    <Root {...rest}>
      {value.prefix} {groupPhoneNumber(value.number)}
    </Root>
  );
}
