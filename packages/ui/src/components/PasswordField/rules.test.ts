import { expect, it } from 'vitest';
import { passwordRules } from './rules.ts';

// proves: password.length, password.number, password.uppercase, sizes.password
it.each([
  ['', []],
  ['aaaaaaa', []],
  ['aaaaaaaa', ['length']],
  ['1', ['number']],
  ['É', ['uppercase']],
  ['👩🏽‍🍳🍋🍋🍋', []],
  ['Saffron8', ['length', 'number', 'uppercase']],
])('"%s" keeps %j', (password, kept) => {
  expect(passwordRules.filter((rule) => rule.isMet(password)).map((rule) => rule.id)).toEqual(kept);
});
