/** One thing to do from a toast or a notification, such as undo. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}
