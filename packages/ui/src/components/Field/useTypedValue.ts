import { useState } from 'react';

/** What a parser makes of typed text. */
export type TypedValue<Value, Problem extends string> =
  | { kind: 'empty' }
  | { kind: 'value'; value: Value }
  | { kind: 'invalid'; problem: Problem };

interface TypedValueOptions<Value, Problem extends string> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onInvalid?: ((text: string, problem: Problem) => void) | undefined;
  parse: (text: string) => TypedValue<Value, Problem>;
  format: (value: Value) => string;
}

interface Typed<Value, Problem extends string> {
  text: string;
  /** What the text was reported as; another value from outside replaces the text. */
  reported: Value | null;
  problem: Problem | null;
}

/**
 * Keeps the text of a field while it is typed or wrong, reports what it means on every change, and writes it the usual
 * way on leaving. The problem is answered only once the field was left, not in the middle of typing.
 */
export function useTypedValue<Value extends string | number, Problem extends string>({
  value,
  onChange,
  onInvalid,
  parse,
  format,
}: TypedValueOptions<Value, Problem>) {
  const [typed, setTyped] = useState<Typed<Value, Problem> | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const current = typed !== null && typed.reported === value ? typed : null;

  const type = (text: string) => {
    const parsed = parse(text);
    const reported = parsed.kind === 'value' ? parsed.value : null;
    const problem = parsed.kind === 'invalid' ? parsed.problem : null;
    setTyped({ text, reported, problem });
    if (problem === null) setWasLeft(false);
    if (reported !== value) onChange(reported);
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
