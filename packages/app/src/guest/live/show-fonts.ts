import { facesStorageKey, type GuestFonts } from '../fonts.ts';

declare global {
  var guestFonts: GuestFonts | undefined;
}

const latinExtended = 'U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/** What is written in a face, and what stands beside it. */
const writtenInFace = 'h1,h2,h3,h3+*,nav a';

/** What is written in Inter, line by line of it: of its lines of allergens each word may end up on another one. */
const writtenInInter = `${writtenInFace},h3+* *,p,p *,summary,summary *`;

/** Of the window, as layout shifts are counted: what Lighthouse rounds to 0. Inter may have the half of it, because the faces come too. */
const leastShift = { inter: 2.5e-4, faces: 5e-4 } as const;

/** What moves by less, in px, is not counted. */
const leastMove = 3;

/** In sight or above; of a dish its row is asked, because what is in it may not be laid out yet, and would be for the asking. */
const isAboveFold = (element: HTMLElement) =>
  (element.closest('li') ?? element).getBoundingClientRect().top < innerHeight;

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

/** Whether a line breaks anew, or more moves aside than this share of the window. */
function hasMoved(before: readonly Measured[], after: readonly Measured[], most: number): boolean {
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
  return (area * furthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight)) > most;
}

/**
 * Shows fonts at once where nothing of what is written in them, in sight or above it, becomes higher and hardly anything moves aside; where a
 * line would break anew, they wait for the next page, which has them from the browser's store before its first line is drawn.
 */
async function showInPlace(fonts: readonly FontFace[], selector: string, most: number): Promise<boolean> {
  await Promise.all(fonts.map((font) => font.load()));
  const written = [...document.querySelectorAll<HTMLElement>(selector)].filter(isAboveFold);
  const before = measure(written);
  for (const font of fonts) document.fonts.add(font);
  const isInPlace = !hasMoved(before, measure(written), most);
  if (!isInPlace) for (const font of fonts) document.fonts.delete(font);
  return isInPlace;
}

/** Until it is there (and without JavaScript) text stands in a fallback of nearly the same width. */
async function showInter(inter: FontFace, isShown: boolean, extended: string): Promise<void> {
  if (!isShown && !(await showInPlace([inter], writtenInInter, leastShift.inter))) return;
  document.fonts.add(
    new FontFace(inter.family, `url(${extended})`, {
      weight: inter.weight,
      display: 'swap',
      unicodeRange: latinExtended,
    }),
  );
}

/** Fetches the fonts of a page once everything else on it has come; ends when they are shown, or are not to be had. */
export async function showFonts(): Promise<void> {
  if (!globalThis.guestFonts) return;
  const { fonts, areShown, extended, names } = globalThis.guestFonts;
  const [inter, ...faces] = fonts;
  const shown: Promise<unknown>[] = [showInter(inter, areShown, extended)];
  if (!areShown) shown.push(showInPlace(faces, writtenInFace, leastShift.faces));
  // What cannot be fetched, as without a network, is done without.
  const ends = await Promise.allSettled(shown);
  if (ends.some(({ status }) => status === 'rejected')) return;
  try {
    localStorage.setItem(facesStorageKey, names);
  } catch {
    // A private window may refuse; the next page shows them late again.
  }
}
