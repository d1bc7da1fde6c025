import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Affix, Description, Label, Message, RequiredStar } from './Field.styles.ts';

/** What every field understands, with the same words and the same effect. */
export interface FieldProps {
  /** The field's name; always given, also where it is only read out. */
  label: string;
  /** Hides the label from view only, where the place already says it (a search field in a filter bar). */
  isLabelHidden?: boolean;
  /** A sentence of help under the label. */
  description?: ReactNode;
  /** What is wrong and what to do; puts the field in its error state. */
  errorMessage?: string | undefined;
  /** Shows the star, as long as the field can be filled in. */
  isRequired?: boolean;
  /** Shows the value as text that can be focused and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes the field out of use and out of the tab order. */
  isDisabled?: boolean;
  /** The name under which a native form sends the value. */
  name?: string;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Added to the classes of the root. */
  className?: string;
}

/** Props that `FieldBody` draws itself. */
type FieldBodyProps = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired'
> & {
  children: ReactNode;
};

/**
 * Label, description, control and message in the order of every field. Must stand inside a react-aria field,
 * which links them to its control.
 */
export function FieldBody({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  children,
}: FieldBodyProps) {
  return (
    <>
      <Label $isHidden={isLabelHidden}>
        {label}
        {isRequired && <RequiredStar aria-hidden="true">*</RequiredStar>}
      </Label>
      {description != null && <Description slot="description">{description}</Description>}
      {children}
      <FieldMessage>{errorMessage}</FieldMessage>
    </>
  );
}

/** The error line of a field, drawn only while the react-aria field around it is invalid. */
export function FieldMessage({ children }: { children: ReactNode }) {
  return (
    <Message elementType="div">
      <Icon name="error" size={16} />
      <span>{children}</span>
    </Message>
  );
}

/** A unit or symbol inside the frame, before or after the input. */
export function FieldAffix({
  id,
  side,
  children,
}: {
  id: string;
  side: 'prefix' | 'suffix';
  children: ReactNode;
}) {
  return (
    <Affix id={id} $side={side}>
      {children}
    </Affix>
  );
}

/** The props of a react-aria field that follow from the shared ones: our errors, never the browser's bubbles. */
export function ariaFieldProps({
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
}: Pick<FieldProps, 'errorMessage' | 'isRequired' | 'isReadOnly' | 'isDisabled'>) {
  return {
    isInvalid: errorMessage !== undefined && errorMessage !== '',
    isRequired: isRequired && !isReadOnly,
    isReadOnly,
    isDisabled,
    validationBehavior: 'aria' as const,
  };
}
