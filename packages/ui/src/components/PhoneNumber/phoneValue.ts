/** A phone number as it is stored: "+351" and the digits that are dialled after it. */
export interface PhoneValue {
  prefix: string;
  number: string;
}

/**
 * Digits of a phone number in groups of 3, 3 and 4 (docs/rows.md, People). Seven digits are 3 and 4, up to four stay
 * together, and digits past the tenth stay in the last group.
 */
export function groupPhoneNumber(number: string): string {
  if (number.length <= 4) return number;
  if (number.length <= 7) return `${number.slice(0, 3)} ${number.slice(3)}`;
  return `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
}
