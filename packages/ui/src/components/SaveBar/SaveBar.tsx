import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Bar, Buttons, Message, Place } from './SaveBar.styles.ts';
import { useRoomAtFoot } from './useRoomAtFoot.ts';

/** Props of `SaveBar`. */
export interface SaveBarProps {
  /** True from the first change on. */
  isVisible: boolean;
  /** What is not saved: "Price and ingredients are not saved". */
  message: string;
  saveLabel: string;
  /** Left out where the save button submits the form around the bar. */
  onSave?: () => void;
  onDiscard: () => void;
  discardLabel?: string;
  isPending?: boolean;
}

/** Appears at the foot of a form with the first change, says what is unsaved, saves or discards it. */
export function SaveBar({
  isVisible,
  message,
  saveLabel,
  onSave,
  onDiscard,
  discardLabel = 'Discard',
  isPending = false,
}: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomAtFoot(bar, isVisible);
  return (
    <Place>
      <VisuallyHidden as="div" role="status">
        {isVisible && message}
      </VisuallyHidden>
      {isVisible && (
        <Bar ref={bar}>
          <Message aria-hidden="true">{message}</Message>
          <Buttons>
            <Button onPress={onDiscard} isDisabled={isPending}>
              {discardLabel}
            </Button>
            <Button
              variant="primary"
              type={onSave ? 'button' : 'submit'}
              onPress={onSave}
              isPending={isPending}
            >
              {saveLabel}
            </Button>
          </Buttons>
        </Bar>
      )}
    </Place>
  );
}
