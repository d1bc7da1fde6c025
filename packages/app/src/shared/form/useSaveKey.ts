import { useEffect, useEffectEvent } from 'react';

/** What of a pressed key is looked at. */
type SaveKeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>;

/** Whether a key asks to save. */
export function isSaveKey({ ctrlKey, metaKey, altKey, shiftKey, key }: SaveKeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}

/** Saves by Ctrl S and ⌘ S, which never open the browser's own dialog here; a key held down saves once. */
export function useSaveKey(isDirty: boolean, onSave: () => void): void {
  const save = useEffectEvent(() => {
    if (isDirty) onSave();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      // What the key has just completed, such as a cell, is drawn before it is saved.
      if (!event.repeat) queueMicrotask(() => save());
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
