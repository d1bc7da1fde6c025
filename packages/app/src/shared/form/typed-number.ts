/** A number as typed: read, nothing at all, or the text that cannot be read, kept so that a draft brings it back. */
export type TypedNumber = number | null | Unread;

/** Text of a number field that cannot be read. */
export interface Unread {
  unread: string;
}

/** Whether a form's value is text that cannot be read. */
export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'unread' in value;
}

/** The number of a value as typed; null where nothing, or nothing readable, is typed. */
export function numberOf(value: TypedNumber): number | null {
  return isUnread(value) ? null : value;
}

/** What a field of `@cardamom/ui` for numbers or amounts takes for a value as typed. */
export function typedNumber(value: TypedNumber, onChange: (value: TypedNumber) => void) {
  return {
    value: numberOf(value),
    onChange,
    unread: isUnread(value) ? value.unread : null,
    onInvalid: (unread: string) => onChange({ unread }),
  };
}
