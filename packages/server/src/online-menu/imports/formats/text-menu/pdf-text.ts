import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { HandedIn } from '../../files/import-file.ts';
import { UnreadableFile } from '../../unreadable.ts';
import { linesOfPage, type Piece } from './page-lines.ts';

/** Pages of a menu at most. */
const mostPages = 60;
/** Pieces of text on one page at most: letters that stand alone are pieces, too. */
const mostPieces = 20_000;

/** What a PDF tells of a piece of text; marks of its structure have none. */
type TextItem = { str: string; transform: number[]; width: number; height: number };

const isText = (item: object): item is TextItem => 'str' in item;

function pieceOf({ str, transform, width, height }: TextItem): Piece {
  const [, , skew = 0, scale = 0, x = 0, y = 0] = transform;
  return { text: str, x, y, width, size: height || Math.hypot(skew, scale) };
}

async function linesIn(name: string, document: PDFDocumentProxy): Promise<string[]> {
  if (document.numPages > mostPages)
    throw new UnreadableFile(
      `“${name}” has ${document.numPages} pages; ${mostPages} are the most. Save those of the menu as a file of their own.`,
    );
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item) => isText(item)).map((item) => pieceOf(item));
    const written = pieces.filter(({ text }) => text.trim() !== '');
    if (written.length > mostPieces)
      throw new UnreadableFile(`Page ${number} of “${name}” holds too much text for a menu.`);
    lines.push(...linesOfPage(written));
    page.cleanup();
  }
  if (lines.every((line) => line === ''))
    throw new UnreadableFile(
      `“${name}” holds pictures of text, as a scan does, and no text. Type or paste the menu as text instead.`,
    );
  return lines;
}

/** The text of a PDF, line by line as it is read. Throws `UnreadableFile` for one that is locked, too long, damaged, or only pictures of text. */
export async function textOfPdf({ name, bytes }: HandedIn): Promise<string> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument } = await getResolvedPDFJS();
  // The reader takes the bytes for itself.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, maxImageSize: 0 });
  try {
    return (await linesIn(name, await task.promise)).join('\n');
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(
      isLocked
        ? `“${name}” is locked with a password. Save it without one, or copy its text and paste it here.`
        : `“${name}” is damaged: it cannot be opened as a PDF.`,
      { cause: error },
    );
  } finally {
    await task.destroy();
  }
}
