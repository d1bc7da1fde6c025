import { facesStorageKey, type GuestFonts } from '../fonts.ts';

declare global {
  var guestFonts: GuestFonts | undefined;
}

const latin = 'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212';
const latinExtended = 'U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/** What is written in a face, and what stands beside it. */
const writtenInFace = 'h1,h2,h3,h3+*,nav a';

/** Of the window, as layout shifts are counted: what Lighthouse rounds to 0. */
const leastShift = 5e-4;

/** What moves by less, in px, is not counted. */
const leastMove = 3;

const inter = (url: string, unicodeRange: string) =>
  new FontFace('Inter Variable', `url(${url}) format("woff2")`, {
    weight: '100 900',
    display: 'swap',
    unicodeRange,
  });

/** Until it is there (and without JavaScript) text stands in the fallback of equal metrics, so nothing moves. */
async function showInter([latinUrl, extendedUrl]: GuestFonts['inter']): Promise<void> {
  // Shown once it is here: announced before, all text would be laid out for that as well.
  document.fonts.add(await inter(latinUrl, latin).load());
  document.fonts.add(inter(extendedUrl, latinExtended));
}

/** In sight or above; of a dish its row is asked, because what is in it may not be laid out yet, and would be for the asking. */
const isAboveFold = (element: HTMLElement) =>
  (element.closest('li') ?? element).getBoundingClientRect().top < innerHeight;

interface Measured {
  text: DOMRect;
  height: number;
}

function measure(elements: readonly HTMLElement[]): Measured[] {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { text: range.getBoundingClientRect(), height: element.offsetHeight };
  });
}

/** Whether a line breaks anew, or more moves aside than anyone would see. */
function hasMoved(before: readonly Measured[], after: readonly Measured[]): boolean {
  let area = 0;
  let furthest = 0;
  for (const [index, { text, height }] of after.entries()) {
    const was = before[index];
    if (!was) continue;
    if (height !== was.height) return true;
    const move = Math.abs(text.x - was.text.x);
    // The bar of sections goes on beyond the window.
    const inSight = Math.min(text.right, innerWidth) - Math.max(text.x, 0);
    if (move < leastMove || inSight <= 0) continue;
    furthest = Math.max(furthest, move);
    area += inSight * text.height;
  }
  return (area * furthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight)) > leastShift;
}

/**
 * Shows the look's own faces at once where nothing in sight, or above it, becomes higher and hardly anything moves aside; where a
 * line would break anew, they wait for the next page, which has them from the browser's store before its first line is drawn.
 */
async function showFaces({ faces, names }: GuestFonts): Promise<void> {
  await Promise.all(faces.map((face) => face.load()));
  const written = [...document.querySelectorAll<HTMLElement>(writtenInFace)].filter(isAboveFold);
  const before = measure(written);
  for (const face of faces) document.fonts.add(face);
  if (hasMoved(before, measure(written))) for (const face of faces) document.fonts.delete(face);
  try {
    localStorage.setItem(facesStorageKey, names);
  } catch {
    // A private window may refuse; the next page shows them late again.
  }
}

/** Fetches the fonts of a page once everything else on it has come; ends when they are shown, or are not to be had. */
export async function showFonts(): Promise<void> {
  const fonts = globalThis.guestFonts;
  if (!fonts) return;
  // A face that cannot be fetched, as without a network, is done without.
  await Promise.allSettled([showInter(fonts.inter), ...(fonts.faces.length > 0 ? [showFaces(fonts)] : [])]);
}
