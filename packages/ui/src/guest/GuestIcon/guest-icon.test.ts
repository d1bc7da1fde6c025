import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guestIcons, type GuestIconName } from './guest-icons.ts';
import { GuestSprite } from './GuestIcon.tsx';

const names = Object.keys(guestIcons) as GuestIconName[];

/** What a path says: its commands, and its numbers by themselves. */
function readPath(path: string): { commands: string; numbers: number[] } {
  return {
    commands: path.replaceAll(/[^a-z]/giu, ''),
    numbers: (path.match(/-?(?:\d*\.\d+|\d+)/gu) ?? []).map(Number),
  };
}

test.each(names)('the drawing %s is drawn as it is, to a twentieth of its unit', (name) => {
  const drawn = readPath(
    / d="([^"]*)"/u.exec(renderToStaticMarkup(createElement(GuestSprite, { names: [name] })))?.[1] ?? '',
  );
  const given = readPath(guestIcons[name]);
  expect(drawn.commands).toBe(given.commands);
  expect(drawn.numbers).toHaveLength(given.numbers.length);
  const furthest = Math.max(
    ...given.numbers.map((number, index) => Math.abs(number - (drawn.numbers[index] ?? 99))),
  );
  expect(furthest).toBeLessThan(0.0501);
});
