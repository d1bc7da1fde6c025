/** Options that take time to write: all of them are written when somebody turns to the field. */
export interface LateOptions<Option extends { id: string; label: string } = { id: string; label: string }> {
  all: () => readonly Option[];
  /** Of a chosen option, shown in the closed field. */
  labelOf: (id: string) => string;
}

/** What is written once, at the first asking. */
export function onceAsked<Value extends object>(write: () => Value): () => Value {
  let written: Value | undefined;
  return () => (written ??= write());
}
