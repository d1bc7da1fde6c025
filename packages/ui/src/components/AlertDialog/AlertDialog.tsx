import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';

/** Props of `AlertDialog`. */
export interface AlertDialogProps {
  /** A question that names the thing: "Delete "Sea bass"?" */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The verb of the title: "Delete item". */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isPending?: boolean;
  /** Runs the action; the caller closes the dialog when it is done. */
  onConfirm: () => void;
  /** What follows from the action, in a sentence. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back; only its buttons and Escape close it. */
export function AlertDialog({
  title,
  isOpen,
  onOpenChange,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  isPending = false,
  onConfirm,
  children,
}: AlertDialogProps) {
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)} isDisabled={isPending} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
