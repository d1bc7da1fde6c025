import { useState } from 'react';

/** What a parser makes of typed text. */
export type TypedNumber<Problem extends string> =
  | { kind: 'empty' }
  | { kind: 'number'; number: number }
  | { kind: 'invalid'; problem: Problem };

interface TypedNumberOptions<Problem extends string> {
  value: number | null;
  onChange: (value: number | null) => void;
  onInvalid?: ((text: string, problem: Problem) => void) | undefined;
  parse: (text: string) => TypedNumber<Problem>;
  format: (value: number) => string;
}

interface Typed<Problem extends string> {
  text: string;
  /** What the text was reported as; another value from outside replaces the text. */
  reported: number | null;
  problem: Problem | null;
}

/**
 * Keeps the text of a number field while it is typed or wrong, reports its number on every change, and writes it
 * the locale's way on leaving. The problem is answered only once the field was left, not in the middle of typing.
 */
export function useTypedNumber<Problem extends string>({
  value,
  onChange,
  onInvalid,
  parse,
  format,
}: TypedNumberOptions<Problem>) {
  const [typed, setTyped] = useState<Typed<Problem> | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const current = typed !== null && typed.reported === value ? typed : null;

  const type = (text: string) => {
    const parsed = parse(text);
    const reported = parsed.kind === 'number' ? parsed.number : null;
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
