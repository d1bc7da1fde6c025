import { useEffect, useEffectEvent } from 'react';
import { pastedFiles } from '../model/pasted-files.ts';

/** What takes text itself, wherever the focus is in it. */
const takesText =
  'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="dialog"] *, [role="alertdialog"] *';

/**
 * Takes what is pasted anywhere on the page while it is shown, except into a field or a dialog: files as they are, a table or a text
 * as a file called `name`.
 */
export function usePastedFiles(name: string, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(takesText) !== null;
    if (isElsewhere || event.clipboardData === null) return;
    const files = pastedFiles(event.clipboardData, name);
    if (files === null) return;
    event.preventDefault();
    // A drop zone would take the same files a second time.
    event.stopPropagation();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    addEventListener('paste', onPaste, { capture: true });
    return () => removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
