import { message } from '../messages/index.ts';

/** A field rule passes (null) or gives a message (docs/rows.md, Forms). */
export type Rule<Value, Values = unknown> = (value: Value, values: Values) => string | null;

/** Whether a field counts as not filled in. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined;
}

/** The field must be filled in; shows the star. */
export const required: Rule<unknown> = (value) => (isEmpty(value) ? message('form.required') : null);

/** At most so many code points, after trimming. */
export function lengthAtMost(count: number): Rule<string> {
  return (value) =>
    Array.from(value.trim()).length > count ? message('form.lengthAtMost', { count }) : null;
}

/** Something that looks like an e-mail address; the server has the last word. Empty passes. */
export const email: Rule<string> = (value) =>
  value.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : message('form.email');
