/** Whether this device's keyboards have ⌘ where others have Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** A key together with the command key, as it is written on this device's keyboards. */
export function commandKeyWords(key: string): string {
  return isApple ? `⌘ ${key}` : `Ctrl ${key}`;
}

/** Whether the command key, and neither Alt nor Shift, is held with a letter. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter
  );
}
