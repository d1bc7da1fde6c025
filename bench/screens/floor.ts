import type { Page } from 'playwright';

const path = '/floor';

/** How long the bare page plays, in ms, and how often it turns. */
const playsMs = 120_000;
const floorTurnMs = 500;

/** A page that does nothing but what every screen does: a dish's name, and a picture that fades over the one before. */
const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
  <style>body{margin:0;background:#fbf8f2;font:600 160px/1 serif;overflow:hidden}
  main{position:absolute;inset:5vh 56vw 5vh 5vw}
  img{position:absolute;inset:-1vh -1vw -1vh auto;width:57vw;height:102vh;object-fit:cover}</style>
  <main><h1>A dish</h1></main></html>`;

/** Runs in the page: shows one picture after the other, as long as it stands. */
function play({ pictures, turnMs, fadeMs }: { pictures: string[]; turnMs: number; fadeMs: number }): void {
  let shown = 0;
  setInterval(() => {
    const image = new Image();
    image.src = pictures[shown % pictures.length] ?? '';
    shown += 1;
    const [before] = window.document.images;
    window.document.body.append(image);
    before?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: fadeMs, fill: 'forwards' });
    image.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs }).finished.then(
      () => before?.remove(),
      () => undefined,
    );
  }, turnMs);
}

/** The variants of pictures that a page has shown. */
export function picturesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(avif|webp|jpe?g)$/u.test(name)),
  );
}

/** Leads a page to the bare one, which fades between these pictures for two minutes. */
export async function playFloor(page: Page, pictures: string[]): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: document }));
  await page.goto(new URL(path, page.url()).href);
  await page.evaluate(play, { pictures, turnMs: floorTurnMs, fadeMs: 360 });
  await page.waitForTimeout(playsMs);
}
