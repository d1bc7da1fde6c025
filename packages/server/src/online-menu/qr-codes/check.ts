import type { FieldError, QrCodeCheck, QrCodePaper } from '@cardamom/api-types';
import { fieldError } from '../../shared/problem.ts';
import { isBatch, type CodesToPrint, type Wanted } from './codes.ts';
import { sheetsOf, type Paper } from './pdf/sheets.ts';
import { refusalsOf } from './picture/check-code.ts';
import {
  distanceCm,
  drawCode,
  moduleMm,
  toSvg,
  type CodeDrawing,
  type CodeLook,
} from './picture/code-drawing.ts';

/** Names that are told; a batch may have thousands. */
const mostNames = 20;

/** Codes of one PDF: the printer's thread takes two seconds for a hundred. */
const mostCodes = 1000;

/** How codes are to be printed. */
export type HowPrinted = Wanted & { readonly paper: QrCodePaper };

/** What a PDF is drawn on: many codes on their paper, one code on a page of its own size. */
export function paperOf(how: HowPrinted): Paper {
  return isBatch(how) ? how.paper : 'CODE';
}

/** Why codes cannot be had: they would not scan, do not fit on their paper, or are too many for one PDF. */
export async function refusalsOn(
  drawing: CodeDrawing,
  how: HowPrinted,
  codeCount: number,
): Promise<FieldError[]> {
  const refusals = await refusalsOf(drawing);
  const paper = paperOf(how);
  if (paper === 'CODE') return refusals;
  if (codeCount > mostCodes)
    refusals.push(
      fieldError('/allTables', 'CM_RANGE', `(at most ${mostCodes} tables at once: choose a section)`),
    );
  const { perPage, largestSize } = sheetsOf(paper, drawing.sizeMm);
  if (perPage === 0)
    refusals.push(fieldError('/sizeMm', 'CM_RANGE', `(at most ${Math.floor(largestSize)} mm on this paper)`));
  return refusals;
}

/** Names that the PDF cannot write; only tables have their names on paper. */
async function unprintableNames(codes: CodesToPrint, how: HowPrinted): Promise<string[]> {
  if (!isBatch(how)) return [];
  // The fonts' library takes as much memory as all the rest of the server, so it is loaded when it is asked for.
  const { lettersOf } = await import('../../shared/paper/letters.ts');
  const written = codes.codes.flatMap(({ name, section }) => (section === null ? [name] : [section, name]));
  const all = how.paper === 'A6_TENT' ? [codes.restaurant, ...written] : written;
  const letters = await lettersOf(all, codes.language);
  return [...new Set(all)].filter((name) => !letters.isPrintable(name)).slice(0, mostNames);
}

/** What codes will be like: the first one drawn, measured and read back. */
export async function checkCode(
  order: CodesToPrint & { readonly look: CodeLook },
  how: HowPrinted,
): Promise<QrCodeCheck> {
  const [first] = order.codes;
  const drawing = drawCode(first.link, order.look);
  const paper = paperOf(how);
  const perPage = paper === 'CODE' ? 1 : sheetsOf(paper, order.look.sizeMm).perPage;
  return {
    name: first.name,
    section: first.section,
    link: first.link,
    picture: toSvg(drawing, `${drawing.sizeMm}mm`),
    moduleMm: moduleMm(drawing),
    distanceCm: distanceCm(drawing),
    codeCount: order.codes.length,
    pageCount: perPage === 0 ? 0 : Math.ceil(order.codes.length / perPage),
    unprintable: await unprintableNames(order, how),
    refusals: await refusalsOn(drawing, how, order.codes.length),
  };
}
