import { fullFormats } from 'ajv-formats/dist/formats.js';

const rfc3339 = {
  date: fullFormats.date as { validate(text: string): boolean },
  instant: fullFormats['date-time'] as { validate(text: string): boolean },
};

/** Years 1 to 9998: with any time zone and business day, a moment of theirs still has four digits. */
function hasCommonYear(text: string): boolean {
  return !text.startsWith('0000') && !text.startsWith('9999');
}

/** A full-date of RFC 3339 that any time zone can have. */
export function isCalendarDate(text: string): boolean {
  return hasCommonYear(text) && rfc3339.date.validate(text);
}

/** A date-time of RFC 3339 that JavaScript's clock has: it knows no leap seconds. */
export function isInstant(text: string): boolean {
  return hasCommonYear(text) && rfc3339.instant.validate(text) && !Number.isNaN(Date.parse(text));
}
