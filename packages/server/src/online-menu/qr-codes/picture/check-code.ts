import type { FieldError } from '@cardamom/api-types';
import { fieldError } from '#shared/problem.ts';
import { moduleMm, type CodeDrawing } from './code-drawing.ts';
import { dotsOn, rendered } from './pixels.ts';

/** Four dots of a printer with 300 dots an inch, which it needs for each module. */
const leastModuleMm = 0.33;
/** What ground and code must differ by, in shares of the light they throw back: grade B of ISO/IEC 15415. */
const leastContrast = 0.55;
/** Pixels of a module where it is read back; more would tell nothing new and take longer. */
const mostPixels = 8;
/** A camera's blur, in modules. */
const blur = 0.3;
/** The least blur that libvips knows, in pixels. */
const leastBlur = 0.3;

/** The share of light that a colour throws back (WCAG 2, relative luminance). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The smallest whole number of millimetres at which a code of so many modules can be printed. */
function leastSize(edge: number): number {
  return Math.ceil(edge * leastModuleMm);
}

/** Whether a phone reads the drawing as it is printed, a little out of focus. */
async function isReadable(drawing: CodeDrawing): Promise<boolean> {
  const dots = Math.floor(dotsOn(drawing.sizeMm) / drawing.edge);
  const perModule = Math.min(mostPixels, Math.max(1, dots));
  const picture = await rendered(drawing, perModule);
  const { data, info } = await picture
    .blur(Math.max(leastBlur, blur * perModule))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Loaded with the first code. The package is CommonJS, and says so in no way that TypeScript and Node both read.
  const { default: jsQR } = await import('jsqr');
  const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  });
  return read?.data === drawing.text;
}

/** Why a code would not scan, beside the field that is the reason; nothing where it would. */
export async function refusalsOf(drawing: CodeDrawing): Promise<FieldError[]> {
  const refusals: FieldError[] = [];
  if (moduleMm(drawing) < leastModuleMm)
    refusals.push(fieldError('/sizeMm', 'CM_QR_SMALL', `(at least ${leastSize(drawing.edge)} mm)`));
  if (luminanceOf(drawing.background) - luminanceOf(drawing.foreground) < leastContrast)
    refusals.push(fieldError('/foreground', 'CM_QR_CONTRAST'));
  if (refusals.length === 0 && !(await isReadable(drawing)))
    refusals.push(fieldError(drawing.logo === null ? '/foreground' : '/hasLogo', 'CM_QR_UNREADABLE'));
  return refusals;
}
