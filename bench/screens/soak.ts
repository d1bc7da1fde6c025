import type { CDPSession, Page } from 'playwright';
import { signInToDemo } from '../demo.ts';
import { startServer } from '../server.ts';
import type { BenchedSession } from '../session.ts';
import { picturesOf, playFloor } from './floor.ts';
import { switchOn, televisionDisk, type Television } from './television.ts';

/** So much faster than life: three seconds of a dish are half of one, and there is time for what moves at a turn. */
const speed = 6;
/** Turns before memory is looked at first: fonts, pictures and code have come by then. */
const warmUp = 200;
const longFrame = 50;
/** A page is looked at so long after its turn, in ms: half of what its turn takes. */
const lookAfter = 180;

/** What the page counts of itself. */
interface Counted {
  turns: number;
  pictures: number;
  blankPictures: number;
  emptyPages: number;
  frames: number;
  longFrames: number;
}

/** Runs in the page before its own scripts: makes its clocks and short timers faster. */
function hurry(times: number): void {
  const steady = performance.now.bind(performance);
  const wall = Date.now.bind(Date);
  const began = { steady: steady(), wall: wall() };
  performance.now = () => began.steady + (steady() - began.steady) * times;
  Date.now = () => began.wall + (steady() - began.steady) * times;
  const later = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = ((work: () => void, milliseconds = 0) =>
    later(work, milliseconds / times)) as typeof setTimeout;
}

/** Runs in the page: looks at each page of the menu once it has turned, and at how evenly it draws. */
function count({ longerThan, after }: { longerThan: number; after: number }): void {
  const clock = performance.now.bind(performance);
  const counted: Counted = {
    turns: 0,
    pictures: 0,
    blankPictures: 0,
    emptyPages: 0,
    frames: 0,
    longFrames: 0,
  };
  Object.assign(globalThis, { counted });
  const canvas = new OffscreenCanvas(8, 8);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  const isBlank = (image: HTMLImageElement): boolean => {
    if (!image.complete || image.naturalWidth === 0 || drawing === null) return true;
    drawing.clearRect(0, 0, 8, 8);
    drawing.drawImage(image, 0, 0, 8, 8);
    const { data } = drawing.getImageData(0, 0, 8, 8);
    return data.every((value, index) => value === data[index % 4]);
  };
  let seen = '';
  let lookAt = Number.POSITIVE_INFINITY;
  const look = (now: number) => {
    const main = document.querySelector<HTMLElement>('main');
    const turns = main?.dataset['turns'] ?? '';
    if (turns !== seen) {
      seen = turns;
      counted.turns += 1;
      lookAt = now + after;
    }
    if (!main || now < lookAt) return;
    lookAt = Number.POSITIVE_INFINITY;
    if (main.innerText.trim() === '') counted.emptyPages += 1;
    for (const image of main.querySelectorAll('img')) {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      counted.pictures += 1;
      if (isBlank(image)) counted.blankPictures += 1;
    }
  };
  let last: number | undefined;
  const frame = () => {
    const now = clock();
    if (last !== undefined) {
      counted.frames += 1;
      if (now - last > longerThan) counted.longFrames += 1;
    }
    last = now;
    look(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function held(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    'heap MB': Math.round(of('JSHeapUsedSize') / 10_000) / 100,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

function countedBy(page: Page): Promise<Counted> {
  return page.evaluate(() => (globalThis as unknown as { counted: Counted }).counted);
}

/** The demo's longest menu, on all day, a dish at a time for three seconds each. */
async function spotlightOfDemo({ call }: BenchedSession): Promise<string> {
  const { data } = await call('GET', '/online-menu/menus', undefined);
  const { items: menus } = data as { items: { id: string; version: number; sections: unknown[] }[] };
  const longest = menus.toSorted((one, other) => other.sections.length - one.sections.length)[0];
  if (!longest) throw new Error('The demo has no menu.');
  await call('PATCH', `/online-menu/menus/${longest.id}`, { windows: [] }, longest.version);
  const settings = await call('GET', '/online-menu/digital-menu', undefined);
  const { version } = settings.data as { version: number };
  await call('PATCH', '/online-menu/digital-menu', { itemSeconds: 3, isLongerForText: false }, version);
  const made = await call('POST', '/online-menu/screens', {
    name: 'Bench',
    layout: 'SPOTLIGHT',
    menuId: longest.id,
  });
  if (made.status !== 201) throw new Error(`The screen was answered ${made.status}.`);
  return (made.data as { code: string }).code;
}

const shareOfLong = ({ frames, longFrames }: Counted) => Math.round((1000 * longFrames) / frames) / 10;

async function untilTurned({ page }: Television, turns: number): Promise<Counted> {
  for (;;) {
    const counted = await countedBy(page);
    if (counted.turns >= turns) return counted;
    await page.waitForTimeout(2000);
  }
}

/** Plays a menu for thousands of turns, and prints what that has cost. */
export async function soak(turns: number): Promise<void> {
  const server = await startServer();
  const disk = await televisionDisk();
  try {
    const code = await spotlightOfDemo(await signInToDemo(server));
    const television = await switchOn(disk.folder, `${server.origin}/screen/${code}`, {
      before: async (page) => {
        await page.addInitScript(count, { longerThan: longFrame, after: lookAfter });
        await page.addInitScript(hurry, speed);
      },
    });
    await untilTurned(television, warmUp);
    const before = await held(television.cdp);
    const counted = await untilTurned(television, turns);
    const after = await held(television.cdp);
    await playFloor(television.page, await picturesOf(television.page));
    const floor = await countedBy(television.page);
    await television.kill();
    console.log(
      `A screen that has turned ${counted.turns} times, ${speed} times as fast as in life (${Math.round((counted.turns * 3) / 360) / 10} hours)`,
    );
    console.table({ [`after ${warmUp} turns`]: before, [`after ${counted.turns}`]: after });
    console.log(
      `Pictures looked at ${counted.pictures}, blank ${counted.blankPictures}; pages without words ${counted.emptyPages}; ` +
        `frames ${counted.frames}, over ${longFrame} ms ${shareOfLong(counted)} %, on a bare page that fades between the same pictures ${shareOfLong(floor)} %`,
    );
  } finally {
    await server.stop();
    await disk.remove();
  }
}
