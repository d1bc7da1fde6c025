import { expect, it } from 'vitest';
import { readPhone } from './readPhone.ts';

const known = ['+1', '+49', '+351', '+971'];

// proves: staff.phone
it.each([
  ['912 345 678', { prefix: '+351', number: '912345678' }],
  ['(912) 345-678', { prefix: '+351', number: '912345678' }],
  ['0912/345.678', { prefix: '+351', number: '0912345678' }],
  ['٩١٢ ٣٤٥ ٦٧٨', { prefix: '+351', number: '912345678' }],
  ['+49 151 1234567', { prefix: '+49', number: '1511234567' }],
  ['0049 151 1234567', { prefix: '+49', number: '1511234567' }],
  ['\u202A+1 555 123 4567\u202C', { prefix: '+1', number: '5551234567' }],
  ['', { prefix: '+351', number: '' }],
])('"%s" is read', (text, value) => {
  expect(readPhone(text, '+351', known)).toEqual(value);
});

it.each(['call me', '912 345 678 ext. 4', '+', '+999 1', '49+151'])('"%s" is refused', (text) => {
  expect(readPhone(text, '+351', known)).toBeNull();
});

it('the longest prefix that fits wins', () => {
  expect(readPhone('+1 787 5551234', '+351', ['+1', '+1787'])).toEqual({
    prefix: '+1787',
    number: '5551234',
  });
});
