import type { QrCodeFormat } from '@cardamom/api-types';
import type { FileAnswer } from '../../http/call.ts';
import type { OnThread } from '../../shared/paper/printer.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { paperOf, refusalsOn, type HowPrinted } from './check.ts';
import { isBatch, type CodesToPrint } from './codes.ts';
import type { CodeSheets, DrawnCodes } from './pdf/draw-codes.ts';
import { drawCode, toSvg, type CodeLook } from './picture/code-drawing.ts';
import { toPng } from './picture/pixels.ts';

type Order = CodesToPrint & { readonly look: CodeLook };
type Wanted = HowPrinted & { readonly format: QrCodeFormat };
type InTurn = (work: (onThread: OnThread) => Promise<Buffer>) => Promise<Buffer>;

/** `QR code Cardamom & Lime, Terrace 12, 2 cm.pdf` */
function fileNameOf({ restaurant, codes, look }: Order, wanted: Wanted): string {
  const [{ name, section }] = codes;
  const size = `${look.sizeMm / 10} cm`;
  if (isBatch(wanted)) return `QR codes ${restaurant}, ${codes.length} tables, ${size}.pdf`;
  const whose = section === null ? name : `${section} ${name}`;
  return `QR code ${name === restaurant ? name : `${restaurant}, ${whose}`}, ${size}.${wanted.format}`;
}

async function pdf(sheets: CodeSheets, inTurn: InTurn): Promise<Buffer> {
  return inTurn(async (onThread) => {
    const module = new URL('pdf/draw-codes.ts', import.meta.url);
    const { bytes, unreadable } = (await onThread(module, 'drawCodes', sheets)) as DrawnCodes;
    if (unreadable.length > 0)
      throw Problem.fields([
        fieldError(
          sheets.look.logo === null ? '/foreground' : '/hasLogo',
          'CM_QR_UNREADABLE',
          `(${unreadable.slice(0, 5).join(', ')})`,
        ),
      ]);
    return Buffer.from(bytes);
  });
}

/** The file of a code, or of all tables' codes; throws the field that keeps it from scanning or from fitting on its paper. */
export async function codeFile(order: Order, wanted: Wanted, inTurn: InTurn): Promise<FileAnswer> {
  const { look, codes } = order;
  const { format } = wanted;
  if (isBatch(wanted) && format !== 'pdf') throw Problem.field('/format', 'CM_CHOICE');
  const drawing = drawCode(codes[0].link, look);
  const refusals = await refusalsOn(drawing, wanted, codes.length);
  if (refusals.length > 0) throw Problem.fields(refusals);
  const fileName = fileNameOf(order, wanted);
  if (format === 'svg') {
    const bytes = Buffer.from(toSvg(drawing, `${look.sizeMm}mm`));
    return { fileName, contentType: 'image/svg+xml', bytes };
  }
  if (format === 'png') return { fileName, contentType: 'image/png', bytes: await toPng(drawing) };
  const bytes = await pdf({ ...order, paper: paperOf(wanted) }, inTurn);
  return { fileName, contentType: 'application/pdf', bytes };
}
