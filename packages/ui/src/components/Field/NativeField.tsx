import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { FieldProps } from './Field.tsx';
import { Description, Frame, Label, Message, NativeRoot, RequiredStar } from './Field.styles.ts';

/** What a browser's own input takes from the field around it: its state, and who names and describes it. */
export interface NativeControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  readOnly: boolean;
  disabled: boolean;
}

/** A field's states as the attributes that its styles read. */
export interface StateAttributes {
  'data-invalid': true | undefined;
  'data-readonly': true | undefined;
  'data-disabled': true | undefined;
}

type States = Pick<FieldProps, 'errorMessage' | 'isReadOnly' | 'isDisabled'>;

/** The states of a field for its styles. */
export function stateAttributes({ errorMessage, isReadOnly, isDisabled }: States): StateAttributes {
  return {
    'data-invalid': Boolean(errorMessage) || undefined,
    'data-readonly': isReadOnly || undefined,
    'data-disabled': isDisabled || undefined,
  };
}

/** Ids in the order they are read out; nothing where there are none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The words of a field whose control is the browser's own. */
export function NativeHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Description as="span" id={id}>
      {children}
    </Description>
  );
}

/** What is wrong with it. */
export function NativeMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Message as="div" id={id}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </Message>
  );
}

/** Props of `NativeField`. */
export interface NativeFieldProps extends Omit<FieldProps, 'name' | 'onBlur'> {
  /** Of the control; made up where none is given. */
  id?: string | undefined;
  /** Ids of what describes the control beside help and message. */
  describedBy?: string | undefined;
  /** Several controls, or one that no label can name, are a group of that role, named by the label. */
  role?: 'group' | 'radiogroup';
  /** Called when the focus leaves the group. */
  onLeave?: (() => void) | undefined;
  /** Called when the label of a group, or of a control that no browser's label can name, is pressed; it is none of the browser's then. */
  onLabelPress?: (() => void) | undefined;
  /** The control: the frame of one, or the choices of a group. */
  children: (control: NativeControl, states: StateAttributes) => ReactNode;
  /** What stands between control and message. */
  below?: ReactNode;
  /** The whole field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Label, description, control and message of a field whose control is the browser's own: the same look and the same words as
 * `FieldBody`, without what React Aria adds for controls that browsers do not have.
 */
export function NativeField({
  id,
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  className,
  describedBy,
  role,
  onLeave,
  onLabelPress,
  children,
  below,
  ref,
}: NativeFieldProps) {
  const ownId = useId();
  const states = stateAttributes({ errorMessage, isReadOnly, isDisabled });
  const isInvalid = states['data-invalid'];
  const helpId = description != null && `${ownId}-help`;
  const messageId = isInvalid && `${ownId}-message`;
  const control = {
    id: id ?? ownId,
    'aria-describedby': idList(helpId, messageId, describedBy),
    'aria-invalid': isInvalid,
    'aria-required': (isRequired && !isReadOnly) || undefined,
    readOnly: isReadOnly,
    disabled: isDisabled,
  };
  const labelId = `${ownId}-label`;
  const group = role && {
    role,
    'aria-labelledby': labelId,
    'aria-describedby': control['aria-describedby'],
    'aria-disabled': isDisabled || undefined,
    ...(role === 'radiogroup' && {
      'aria-invalid': isInvalid,
      'aria-required': control['aria-required'],
      'aria-readonly': isReadOnly || undefined,
    }),
  };
  return (
    <NativeRoot
      ref={ref}
      className={className}
      {...states}
      {...group}
      {...(onLeave && {
        onBlur: ({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave();
        },
      })}
    >
      <Label
        {...(role || onLabelPress
          ? { as: 'span', id: labelId, onClick: onLabelPress }
          : { as: 'label', htmlFor: control.id })}
        $isHidden={isLabelHidden}
      >
        {label}
        {isRequired && <RequiredStar aria-hidden="true">*</RequiredStar>}
      </Label>
      {helpId && <NativeHelp id={helpId}>{description}</NativeHelp>}
      {children(control, states)}
      {below}
      {messageId && <NativeMessage id={messageId}>{errorMessage}</NativeMessage>}
    </NativeRoot>
  );
}

/** The frame of a browser's own control. */
export function NativeFrame(props: ComponentProps<'div'> & StateAttributes) {
  return <Frame as="div" {...props} />;
}
