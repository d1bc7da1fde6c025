import {
  qrCodeFormats,
  qrCodePapers,
  type paths,
  type QrCodeFormat,
  type QrCodePaper,
} from '@cardamom/api-types';
import { textOf } from '#shared/list-page/list-search.ts';

/** Whose code is printed. */
export const codeKinds = ['restaurant', 'menu', 'table', 'tables'] as const;
/** One of `codeKinds`. */
export type CodeKind = (typeof codeKinds)[number];

/** Sizes of the specification, in millimetres; any other can be typed. */
export const sizes = { small: 20, large: 150 } as const;

/** What the URL holds of a code to be printed; what is left out is the usual. */
export interface CodeSearch {
  of?: CodeKind;
  /** The id of the menu, of the table, or of the section whose tables are printed; the first one, and all sections. */
  menu?: string;
  table?: string;
  section?: string;
  /** In millimetres. */
  size?: number;
  /** `#rrggbb` */
  colour?: string;
  ground?: string;
  logo?: boolean;
  format?: QrCodeFormat;
  paper?: QrCodePaper;
}

/** What the server is asked. */
export type CodeQuery = NonNullable<paths['/online-menu/qr-codes/check']['get']['parameters']['query']>;

const idLength = 36;
const colourFormat = /^#[0-9a-f]{6}$/iu;

const colourOf = (value: unknown) =>
  typeof value === 'string' && colourFormat.test(value) ? value.toLowerCase() : undefined;
const oneOf = <Known extends string>(known: readonly Known[], value: unknown) =>
  known.find((each) => each === value);

/** The search without what is not said. */
function said(search: { [Key in keyof CodeSearch]: CodeSearch[Key] | undefined }): CodeSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** Reads the URL; what is not understood is left out. */
export function parseCodeSearch(raw: { readonly [Key in keyof CodeSearch]?: unknown }): CodeSearch {
  const size = Number(raw.size);
  return said({
    of: oneOf(codeKinds, raw.of),
    menu: textOf(raw.menu, idLength),
    table: textOf(raw.table, idLength),
    section: textOf(raw.section, idLength),
    size: Number.isInteger(size) && size > 0 ? size : undefined,
    colour: colourOf(raw.colour),
    ground: colourOf(raw.ground),
    logo: raw.logo === true ? true : undefined,
    format: oneOf(qrCodeFormats, raw.format),
    paper: oneOf(qrCodePapers, raw.paper),
  });
}

/** What is usual where the URL says nothing. */
export const usual = {
  of: 'restaurant',
  size: sizes.small,
  colour: '#0e0f0c',
  ground: '#ffffff',
  logo: false,
  format: 'pdf',
  paper: 'A4',
} as const satisfies CodeSearch;

/** Whose code it is, in words of the wire; null where there is no such menu or table to be chosen yet. */
function wantedBy(
  { of, menu, table, section }: CodeSearch,
  first: { menu: string | undefined; table: string | undefined },
): Pick<CodeQuery, 'menuId' | 'tableId' | 'tableSectionId' | 'allTables'> | null {
  const menuId = menu ?? first.menu;
  const tableId = table ?? first.table;
  const kind = of ?? usual.of;
  if (kind === 'restaurant') return {};
  if (kind === 'menu') return menuId === undefined ? null : { menuId };
  if (kind === 'table') return tableId === undefined ? null : { tableId };
  if (first.table === undefined) return null;
  return section === undefined ? { allTables: true } : { tableSectionId: section };
}

/** What to ask for; null where the menu or the table is missing. */
export function queryOf(
  search: CodeSearch,
  first: { menu: string | undefined; table: string | undefined },
): CodeQuery | null {
  const wanted = wantedBy(search, first);
  if (wanted === null) return null;
  const { size, colour, ground, logo, paper } = { ...usual, ...search };
  return {
    ...wanted,
    sizeMm: size,
    foreground: colour,
    background: ground,
    ...(logo && { hasLogo: true }),
    ...(search.of === 'tables' && { paper }),
  };
}

/** The same with another choice; the usual one is left out of the address. */
export function withChoice(search: CodeSearch, choice: Partial<CodeSearch>): CodeSearch {
  const all = { ...search, ...choice };
  const plain: Readonly<Record<string, unknown>> = usual;
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => value !== plain[key]));
}
