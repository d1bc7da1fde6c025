import { expect, it } from 'vitest';
import { pinDigits } from './pin.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['12.34.56', '123456'],
  ['123\u00A0456\n', '123456'],
  ['123\u2013456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['12', '12'],
  ['', ''],
])('"%s" holds digits', (text, digits) => {
  expect(pinDigits(text)).toBe(digits);
});

// proves: staff.pin.digits-only
it.each(['12a456', 'PIN 123456', '12,456', '+12345'])('"%s" is refused', (text) => {
  expect(pinDigits(text)).toBeNull();
});
