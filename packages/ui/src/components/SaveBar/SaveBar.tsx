import { useId, useLayoutEffect, useRef } from 'react';
import { useIsAtLeast } from '../AppShell/useIsAtLeast.ts';
import { Button } from '../Button/index.ts';
import { useRoomAtFoot } from '../FootLane/index.ts';
import { Icon } from '../Icon/index.ts';
import { MenuButton } from '../MenuButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Bar, Buttons, Detail, Failure, Message, Place } from './SaveBar.styles.ts';

/** Props of `SaveBar`. */
export interface SaveBarProps {
  /** True from the first change on. */
  isVisible: boolean;
  /** What is not saved: "Price and ingredients changed". It may change with each field and is not announced again. */
  message: string;
  /** What saving does, quietly below: "Live on 2 screens at once." */
  detail?: string | undefined;
  /** The same in a few words, for a phone: "2 changes". */
  shortMessage?: string;
  /** Said once, when the bar comes; the message by default. */
  announcement?: string;
  /** Why the last save failed; stands in the message's place and is announced at once. */
  failure?: string | undefined;
  /** Read before the failure, since a colour is not heard. */
  failureLabel?: string;
  saveLabel: string;
  /** Another way to save: "Save and add another". On a phone it opens from beside the first. */
  otherLabel?: string;
  onSaveOther?: () => void;
  /** Opens the other way on a phone. */
  moreLabel?: string;
  /** Left out where the save button submits the form around the bar. */
  onSave?: () => void;
  onDiscard: () => void;
  discardLabel?: string;
  isPending?: boolean;
  /** It stands below what is wider than a column of fields, such as a table, and covers it as a whole. */
  isWide?: boolean;
}

/** Appears at the foot of a form with the first change, says what is unsaved or why a save failed, saves or discards it. */
export function SaveBar({ isVisible, announcement, isWide = false, ...bar }: SaveBarProps) {
  return (
    <Place $isWide={isWide} tabIndex={-1}>
      <VisuallyHidden as="div" role="status">
        {isVisible && bar.failure === undefined && (announcement ?? bar.message)}
      </VisuallyHidden>
      {isVisible && <ShownBar {...bar} />}
    </Place>
  );
}

function ShownBar({
  message,
  detail,
  shortMessage = message,
  failure,
  failureLabel = 'Error',
  saveLabel,
  onSave,
  otherLabel,
  onSaveOther,
  moreLabel = 'More ways to save',
  onDiscard,
  discardLabel = 'Discard',
  isPending = false,
}: Omit<SaveBarProps, 'isVisible' | 'announcement' | 'isWide'>) {
  const messageId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const isRoomy = useIsAtLeast('sm');
  const hasOther = otherLabel !== undefined && onSaveOther !== undefined;
  useRoomAtFoot(bar, true);
  // The pressed button goes with the bar; the focus stays where it stood, so that Tab goes on from there.
  useLayoutEffect(() => {
    const element = bar.current;
    const place = element?.parentElement;
    return () => {
      if (element?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Bar ref={bar}>
      {failure === undefined ? (
        <Message id={messageId}>
          {isRoomy ? message : shortMessage}
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Message>
      ) : (
        <Failure role="alert">
          <Icon name="error" label={failureLabel} />
          <Message>{failure}</Message>
        </Failure>
      )}
      <Buttons>
        <Button variant="quiet" onPress={onDiscard} isDisabled={isPending}>
          {discardLabel}
        </Button>
        {hasOther && isRoomy && (
          <Button onPress={onSaveOther} isDisabled={isPending}>
            {otherLabel}
          </Button>
        )}
        <Button
          variant="primary"
          type={onSave ? 'button' : 'submit'}
          onPress={onSave}
          isPending={isPending}
          {...(failure === undefined && { 'aria-describedby': messageId })}
        >
          {saveLabel}
        </Button>
        {hasOther && !isRoomy && (
          <MenuButton
            label={moreLabel}
            hidesLabel
            icon="chevronUp"
            isDisabled={isPending}
            items={[{ id: 'other', label: otherLabel, onAction: onSaveOther }]}
          />
        )}
      </Buttons>
    </Bar>
  );
}
