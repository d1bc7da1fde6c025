import { allergens } from '@cardamom/api-types';

/** A4 upright, in points (1/72 inch). */
const page = { width: 595.28, height: 841.89 };
const margin = 34;
const cell = 21;

/** Where things stand on a page. */
export const layout = {
  page,
  margin,
  /** Right edge of what is printed. */
  end: page.width - margin,
  titleTop: margin,
  /** Where the column heads end and rows begin. */
  headTop: margin + 46,
  headHeight: 64,
  /** Rows end here; the legend stands below. */
  rowsEnd: page.height - margin - 62,
  cell,
  /** Left edge of the first column. */
  cellsStart: page.width - margin - cell * allergens.length,
  rowPadding: 5,
  lineHeight: 11,
  sectionHeight: 22,
} as const;

/** Ink on paper: dark enough to stay apart on a black-and-white printer. */
export const ink = {
  text: '#0E0F0C',
  quiet: '#4C4E4A',
  line: '#AAABA7',
  hairline: '#D3D5D1',
  band: '#F2F4F0',
  loud: '#B0242C',
  paper: '#FFFFFF',
} as const;

export const styles = {
  title: { size: 17, weight: '600', colour: ink.text },
  restaurant: { size: 10, weight: '600', colour: ink.text },
  small: { size: 8, weight: '400', colour: ink.quiet },
  loudSmall: { size: 8, weight: '600', colour: ink.loud },
  head: { size: 8.5, weight: '600', colour: ink.text },
  section: { size: 10.5, weight: '600', colour: ink.text },
  name: { size: 9, weight: '400', colour: ink.text },
  loud: { size: 8.5, weight: '600', colour: ink.paper },
} as const;
