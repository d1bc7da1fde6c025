import { useState } from 'react';

/** What a parser makes of typed text. */
export type TypedValue<Value, Problem extends string> =
  | { kind: 'empty' }
  | { kind: 'value'; value: Value }
  | { kind: 'invalid'; problem: Problem };

/** How a field reads what is typed, and whom it tells. */
export interface TypedValueOptions<Value, Problem extends string> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onInvalid?: ((text: string, problem: Problem) => void) | undefined;
  /** The text that cannot be read, where a form keeps it; null where there is none, left out where nobody keeps it. */
  unread?: string | null | undefined;
  parse: (text: string) => TypedValue<Value, Problem>;
  format: (value: Value) => string;
}

interface Typed<Value, Problem extends string> {
  text: string;
  /** What the text was reported as; another value from outside replaces the text. */
  reported: Value | null;
  problem: Problem | null;
}

/** What was typed, as the form knows it: brought back with a draft, and gone when the form is discarded. */
function asKept<Value, Problem extends string>(
  own: Typed<Value, Problem> | null,
  unread: string | null,
  parse: (text: string) => TypedValue<Value, Problem>,
): Typed<Value, Problem> | null {
  if (unread === null) return own?.problem == null ? own : null;
  const parsed = parse(unread);
  return { text: unread, reported: null, problem: parsed.kind === 'invalid' ? parsed.problem : null };
}

/**
 * Keeps the text of a field while it is typed or wrong, reports what it means on every change, and writes it the usual
 * way on leaving. The problem is answered only once the field was left, not in the middle of typing.
 */
export function useTypedValue<Value extends string | number, Problem extends string>({
  value,
  onChange,
  onInvalid,
  unread,
  parse,
  format,
}: TypedValueOptions<Value, Problem>) {
  const [typed, setTyped] = useState<Typed<Value, Problem> | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const own = typed !== null && typed.reported === value ? typed : null;
  const current = unread === undefined ? own : asKept(own, unread, parse);

  const type = (text: string) => {
    const parsed = parse(text);
    const reported = parsed.kind === 'value' ? parsed.value : null;
    const problem = parsed.kind === 'invalid' ? parsed.problem : null;
    setTyped({ text, reported, problem });
    if (problem === null) setWasLeft(false);
    const wasUnread = unread !== undefined && unread !== null;
    if (reported !== value || (wasUnread && problem === null)) onChange(reported);
    if (problem !== null) onInvalid?.(text, problem);
  };

  const leave = () => {
    if (current?.problem == null) setTyped(null);
    else setWasLeft(true);
  };

  return {
    text: current?.text ?? (value === null ? '' : format(value)),
    problem: wasLeft ? (current?.problem ?? null) : null,
    type,
    leave,
  };
}
