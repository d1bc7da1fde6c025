import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import history from './en/history.json' with { type: 'json' };
import staff from './en/staff.json' with { type: 'json' };

const folder = new URL('./en/', import.meta.url);
const texts = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/"[^"]*permission “[^"]*"/g)].map(
    ([text]) => text,
  ),
);

test('a message that names a permission calls it as the list of staff does', () => {
  const names = new Set<string>(Object.values(staff.list.permission));
  const named = texts.flatMap((text) =>
    [...text.slice(text.indexOf('permission')).matchAll(/“([^”]+)”/g)].map(([, name]) => name ?? ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('history calls permissions as the list of staff does', () => {
  expect(history.value.permission).toEqual(staff.list.permission);
});
