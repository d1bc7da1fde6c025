import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { looksNow, problemsOf, type FormRules } from './field-rules.ts';
import { placeErrors } from './server-errors.ts';

interface Values {
  name: string;
  price: number | null;
}

const rules: FormRules<Values> = {
  name: {
    rules: [(value) => (value === '' ? 'empty' : null), (value) => (value.length > 3 ? 'long' : null)],
  },
  price: { rules: [(value) => (value === null ? 'no price' : null)] },
};

// proves: forms.valid-when-all-are, forms.rule-passes-or-says
test('a form is valid only when all its fields are', () => {
  expect(problemsOf<Values>({ name: '', price: null }, rules)).toEqual({ name: 'empty', price: 'no price' });
  expect(problemsOf<Values>({ name: 'soup', price: 1 }, rules)).toEqual({ name: 'long' });
  expect(problemsOf<Values>({ name: 'tea', price: 1 }, rules)).toEqual({});
});

describe('a rule runs', () => {
  const before = { wasAttempted: false, hasMessage: false };
  const after = { wasAttempted: true, hasMessage: false };

  // proves: forms.lazy-or-eager
  test('lazily only after the first attempt, eagerly from the first touch', () => {
    expect(looksNow({ rules: [] }, 'blur', before)).toBe(false);
    expect(looksNow({ rules: [] }, 'blur', after)).toBe(true);
    expect(looksNow({ rules: [], timing: 'eager' }, 'blur', before)).toBe(true);
  });

  // proves: forms.on-input-or-blur
  test('on input or on blur, as the field says', () => {
    expect(looksNow({ rules: [], timing: 'eager' }, 'input', before)).toBe(false);
    expect(looksNow({ rules: [], timing: 'eager', runsOn: 'input' }, 'input', before)).toBe(true);
  });

  test('while a shown message is being repaired', () => {
    expect(looksNow({ rules: [] }, 'input', { wasAttempted: false, hasMessage: true })).toBe(true);
  });
});

const refusal = (...errors: { pointer: string; code: string; message: string }[]) =>
  new ApiError({ code: 'CM_RANGE', errors }, 422);

describe('a refusal of the server', () => {
  // proves: errors.on-field
  test('lands on the field its pointer names, also under another name', () => {
    const error = refusal(
      { pointer: '/name', code: 'OM_002', message: 'In use' },
      { pointer: '/sizes/0/price', code: 'CM_RANGE', message: 'Too much' },
    );
    expect(placeErrors(error, ['name', 'price'], { '/sizes/0/price': 'price' })).toEqual({
      placed: [
        { name: 'name', message: 'In use' },
        { name: 'price', message: 'Too much' },
      ],
      isWhole: true,
    });
  });

  // proves: errors.alert
  test('that finds no field is shown above the form', () => {
    const error = refusal({ pointer: '/unknown', code: 'CM_RANGE', message: 'Odd' });
    expect(placeErrors(error, ['name'])).toEqual({ placed: [], isWhole: false });
    expect(placeErrors(refusal(), ['name']).isWhole).toBe(false);
  });
});
