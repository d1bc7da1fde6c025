import { interExtendedUrl } from '@cardamom/ui/font-files';
import { facesStorageKey, type PageFont } from '../fonts.ts';

declare global {
  var guestFonts: PageFont[] | undefined;
}

const latinExtended = 'U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/** What is written in a face, and what stands beside it. */
const writtenInFace = 'h1,h2,h3,h3+*,nav a';

/** Of the window, as layout shifts are counted: what Lighthouse rounds to 0. */
const leastShift = 5e-4;

/** What moves by less, in px, is not counted. */
const leastMove = 3;

/** What is written in a face in sight or above: all that comes before the first dish below the window, which is not asked for what is in it, because that would be laid out for the asking. */
function writtenInSight(): HTMLElement[] {
  const written = [...document.querySelectorAll<HTMLElement>(writtenInFace)];
  const below = [...document.querySelectorAll('section>ul>li')].find(
    (dish) => dish.getBoundingClientRect().top >= innerHeight,
  );
  return written.filter(
    (one) => !below || below.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}

interface Measured {
  /** The first line, by whose beginning a move is counted, and all of them. */
  line: DOMRect | undefined;
  text: DOMRect;
  lines: number;
}

function measure(elements: readonly HTMLElement[]): Measured[] {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = range.getClientRects();
    const text = range.getBoundingClientRect();
    return { line: lines[0], text, lines: lines.length };
  });
}

/** Whether a line breaks anew, or more moves aside than is counted. */
function hasMoved(before: readonly Measured[], after: readonly Measured[]): boolean {
  let area = 0;
  let furthest = 0;
  for (const [index, { line, text, lines }] of after.entries()) {
    const was = before[index];
    if (!was?.line || !line) continue;
    if (lines !== was.lines || Math.abs(line.y - was.line.y) > leastMove) return true;
    const move = Math.abs(line.x - was.line.x);
    // The bar of sections goes on beyond the window.
    const inSight = Math.min(text.right, innerWidth) - Math.max(text.x, 0);
    if (move < leastMove || inSight < 0) continue;
    furthest = Math.max(furthest, move);
    area += inSight * text.height;
  }
  return (area * furthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight)) > leastShift;
}

/**
 * Shows the look's faces at once where nothing of what is written in them, in sight or above it, becomes higher and hardly anything moves aside;
 * where a line would break anew, they wait for the next page, which has them from the browser's store before its first line is drawn.
 */
async function showInPlace(faces: readonly FontFace[]): Promise<void> {
  await Promise.all(faces.map((face) => face.load()));
  const written = writtenInSight();
  const before = measure(written);
  // Laying all of it out in the faces is work enough for a task of its own: a touch comes between.
  await new Promise((resolve) => void setTimeout(resolve));
  for (const face of faces) document.fonts.add(face);
  if (hasMoved(before, measure(written))) for (const face of faces) document.fonts.delete(face);
}

/** Inter's other European letters come where its Latin ones are shown. */
function showExtended(inter: FontFace): void {
  document.fonts.add(
    new FontFace(inter.family, `url(${interExtendedUrl})`, {
      weight: inter.weight,
      display: 'swap',
      unicodeRange: latinExtended,
    }),
  );
}

/**
 * Fetches the fonts of a page once everything else on it has come; ends when they are shown, or are not to be had. Inter, in which nearly
 * everything is written, shows from the next page on: to try whether a line of so many would break anew laid all of them out twice.
 */
export async function showFonts(): Promise<void> {
  const list = globalThis.guestFonts ?? [];
  // The text that the head compares: families and addresses tell the fonts apart.
  // oxlint-disable-next-line typescript/no-base-to-string
  const names = String(list);
  const [inter, ...faces] = list.map(
    ([family, source, descriptors, shown]) => shown ?? new FontFace(family, source, descriptors),
  );
  if (!inter) return;
  const areShown = list.some(([, , , shown]) => shown);
  if (areShown) showExtended(inter);
  // What cannot be fetched, as without a network, is done without.
  const ends = await Promise.allSettled([inter.load(), areShown || showInPlace(faces)]);
  if (areShown || ends.some(({ status }) => status === 'rejected')) return;
  try {
    localStorage.setItem(facesStorageKey, names);
  } catch {
    // A private window may refuse; the next page shows them late again.
  }
}
