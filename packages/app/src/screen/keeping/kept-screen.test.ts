import { expect, test } from 'vitest';
import { exampleCode, exampleScreen } from '../testing/example-screen.ts';
import { readWritten, written } from './kept-screen.ts';

const kept = { screen: exampleScreen(), ahead: 1200, rightAt: 1_795_000_000_000 };

test('what was kept is read as it was', () => {
  expect(readWritten(written(kept), exampleCode)).toEqual(kept);
});

test.each([
  ['nothing', undefined],
  ['something else', 'menu'],
  ['another format', { ...written(kept), format: 0 }],
  ['a text that was cut off', { ...written(kept), text: written(kept).text.slice(0, 900) }],
  ['a price that was overwritten', { ...written(kept), text: written(kept).text.replace('100', '900') }],
  ['what holds no screen', written({ ...kept, screen: null as never })],
  ['a screen without a timetable', written({ ...kept, screen: exampleScreen({ timetable: [] }) })],
])('%s is thrown away', (_, value) => {
  expect(readWritten(value, exampleCode)).toBeNull();
});

test('what another screen keeps is not shown', () => {
  expect(readWritten(written(kept), 'ABCDEFGH')).toBeNull();
});
