import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

/** Props of `Dialog`. */
export interface DialogProps extends Omit<DialogFrameProps, 'role' | 'isDismissable'> {}

/** A short task above the page, such as a small form; closes on Escape, outside and by its close button. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} isDismissable />;
}
