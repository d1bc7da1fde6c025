import { expect, test } from 'vitest';
import { styleFiles } from './style-files.ts';

/** Where what looks inside is small, or seldom there: a row of stars, the boxes of one group, a toast. */
const small = ['Rating.styles.ts', 'CheckboxGroup.styles.ts', 'ToastRegion.styles.ts'];

/** Guests and televisions have pages of their own, which hardly change. */
const elsewhere = /\/(guest|screen)\//u;

/** What stands after `:has(…)` in a selector, up to its end. */
function afterHas(selector: string): string {
  const from = selector.indexOf(':has(');
  let depth = 0;
  for (let at = from + 4; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return selector.slice(at + 1);
  }
  return '';
}

test('a style that looks inside an element is about that element: else each change inside has Blink style all that stands in it anew', () => {
  const files = styleFiles().filter(
    ({ file }) => !elsewhere.test(file) && !small.some((name) => file.endsWith(name)),
  );
  const wrong = files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => line.includes(':has(') && /^\)*\s*[>~+\w[&.*$]/u.test(afterHas(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
