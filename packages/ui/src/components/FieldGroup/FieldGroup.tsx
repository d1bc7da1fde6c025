import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { RequiredStar } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { GroupHelp, GroupLabel, GroupMessage, Root } from './FieldGroup.styles.ts';

/** Props of `FieldGroup`. */
interface FieldGroupProps
  extends
    Pick<
      FieldProps,
      'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired' | 'isReadOnly' | 'className'
    >,
    Pick<HTMLAttributes<HTMLDivElement>, 'onPaste' | 'onFocus' | 'onPointerEnter'> {
  /** Called when focus leaves the whole group. */
  onBlur?: (() => void) | undefined;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
  /** Stands below the message: buttons, and fields that belong to this one. */
  after?: ReactNode;
}

/** The layout of a field that is made of several controls: one label, description and message for all of them. */
export function FieldGroup({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  onBlur,
  children,
  after,
  ...props
}: FieldGroupProps) {
  const id = useId();
  const isInvalid = errorMessage !== undefined && errorMessage !== '';
  const describedBy = [description != null && `${id}-help`, isInvalid && `${id}-error`].filter(Boolean);
  return (
    <Root
      {...props}
      role="group"
      aria-labelledby={`${id}-label`}
      {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <GroupLabel id={`${id}-label`} $isHidden={isLabelHidden}>
        {label}
        {isRequired && !isReadOnly && <RequiredStar aria-hidden="true">*</RequiredStar>}
      </GroupLabel>
      {description != null && <GroupHelp id={`${id}-help`}>{description}</GroupHelp>}
      {children}
      {isInvalid && (
        <GroupMessage id={`${id}-error`} role="alert">
          <Icon name="error" size={16} />
          <span>{errorMessage}</span>
        </GroupMessage>
      )}
      {after}
    </Root>
  );
}
