import { expect, it } from 'vitest';
import { groupPhoneNumber } from './phoneValue.ts';

// proves: staff.phone.grouped
it.each([
  ['5551234567', '555 123 4567'],
  ['912345678', '912 345 678'],
  ['15112345678', '151 123 45678'],
  ['5551234', '555 1234'],
  ['55512', '555 12'],
  ['1234', '1234'],
  ['', ''],
])('%s is shown as "%s"', (number, shown) => {
  expect(groupPhoneNumber(number)).toBe(shown);
});
