import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { UUID } from 'uuidv7';
import { expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { newPictureId } from '../src/shared/ids.ts';

const dayMs = 24 * 60 * 60 * 1000;
const day = Date.UTC(2026, 2, 14);

function idsAt(moment: number, count: number): string[] {
  const putBack = setClock(() => moment);
  try {
    return Array.from({ length: count }, newPictureId);
  } finally {
    putBack();
  }
}

test("the ids of a day's pictures are UUIDv7 that differ in their last twelve digits only, and never repeat", () => {
  const ids = [...idsAt(day, 5000), ...idsAt(day + dayMs - 1, 5000)];
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(10_000);
  expect([...new Set(ids.map((id) => id.slice(0, -12)))]).toEqual(['019ce9a4-8800-7000-8000-']);
  const isId = addFormats.default(new Ajv2020()).compile({ type: 'string', format: 'uuid' });
  expect(ids.filter((id) => !isId(id) || UUID.parse(id).getVersion() !== 7)).toEqual([]);
});

test('each of the last twelve digits is any digit', () => {
  const ids = idsAt(day, 1000);
  for (let place = -12; place < 0; place += 1)
    expect(new Set(ids.map((id) => id.at(place))).size, `place ${place}`).toBe(16);
});

test('the next day begins anew', () => {
  expect(idsAt(day + dayMs, 1)[0]).toMatch(/^019ceeca-e400-7000-8000-/u);
});
