import {
  awning,
  awningGap,
  boardShare,
  edges,
  gutter,
  pictureAbove,
  rowSizes,
  sectionGap,
  widthOfSizes,
  type Hang,
} from '../measures.ts';
import type { ScreenContent, ScreenDish, ScreenPageInfo, ScreenSection } from '../types.ts';
import type { Column, MeasuredSection } from './pack.ts';
import { planBoard, type BoardPlan } from './plan-board.ts';
import { keyOf } from './plan-spotlight.ts';
import { secondsOfPages } from './seconds.ts';
import { sizeHeads } from './sizes.ts';
import type { BoardView, FacePlan } from './views.ts';

/** A section as measured, and which of its rows have their prices on a line of their own. */
export interface MeasuredRows extends MeasuredSection {
  broken: ReadonlySet<number>;
}

/** The width of a column and the size of its rows in which every section is to be measured, both in percent of the height. */
export interface Gauged {
  width: number;
  row: number;
}

/** How a board is laid out. */
interface Form {
  columns: number;
  width: number;
  height: number;
  rowSize: number;
  /** Each page has a dish beside it or above it, as it will where none has a picture. */
  hasLarge: boolean;
}

/** Three columns: from so many dishes on, whose names are short but for a few. */
const manyDishes = 60;
const shortName = 28;
const mostLongNames = 0.2;

/** What takes less of a page's height stands in its middle. */
const loose = 0.72;

/** No column has room for more: whether they all stand in one is not even tried. */
const mostOfAColumn = 24;

/** The rows' names are plain letters from so many dishes on, in looks whose capitals would tire. */
export const plainFrom = 40;

/** How the glass hangs. */
export function hangOf({ width, height }: Size): Hang {
  return height >= width ? 'upright' : 'landscape';
}

interface Size {
  width: number;
  height: number;
}

function dishesOf(sections: readonly ScreenSection[]): ScreenDish[] {
  return sections.flatMap(({ dishes }) => dishes);
}

function isShort(dishes: readonly ScreenDish[]): boolean {
  const long = dishes.filter(({ name }) => name.length > shortName).length;
  return long <= dishes.length * mostLongNames;
}

/** Room that rows have from the top: below an awning, and below a picture. */
function heightOf(look: ScreenContent['look'], hang: Hang, isBelowPicture: boolean): number {
  const { margin, end } = edges[hang];
  if (isBelowPicture) return end - pictureAbove - awningGap;
  return end - (look === 'COUNTER' ? awning[hang] + awningGap : margin);
}

/** Forms in the order in which they are tried; all but the last only where everything finds room on one page. */
function formsOf(content: ScreenContent, size: Size): Form[] {
  const { look, layout, sections } = content;
  const hang = hangOf(size);
  const dishes = dishesOf(sections);
  const hasPictures = dishes.some(({ picture, isSoldOut }) => picture !== null && !isSoldOut);
  const inner = (size.width / size.height) * (100 - 2 * edges[hang].side);
  const rowSize = rowSizes[hang].usual;
  const height = heightOf(look, hang, false);
  if (hang === 'upright') {
    const plain = { columns: 1, width: inner, height, rowSize, hasLarge: false };
    const below = { ...plain, height: heightOf(look, hang, true), hasLarge: true };
    if (!hasPictures) return [plain];
    return layout === 'MIXED' ? [below] : dishes.length > mostOfAColumn ? [plain] : [below, plain];
  }
  const between = look === 'COUNTER' ? gutter / 2 : gutter;
  const beside = { columns: 1, width: (inner - between) * boardShare, height, rowSize, hasLarge: true };
  if (layout === 'MIXED' && hasPictures) return [beside];
  const widthOf = (columns: number) => (inner - between * (columns - 1)) / columns;
  const hasSizes = sections.some((section) => sizeHeads(section.dishes) !== null);
  const isThree = dishes.length >= manyDishes && isShort(dishes) && (!hasSizes || widthOf(3) >= widthOfSizes);
  const columns = isThree ? 3 : 2;
  const usual = {
    columns,
    width: widthOf(columns),
    height,
    rowSize: isThree ? rowSizes[hang].least : rowSize,
    hasLarge: false,
  };
  return hasPictures && dishes.length <= mostOfAColumn ? [beside, usual] : [usual];
}

/** The dish that is shown large: one of these rows with a picture, and one that can be had if possible. */
function largeOf(dishes: readonly ScreenDish[], mustHavePicture: boolean): ScreenDish | null {
  const there = dishes.filter(({ isSoldOut }) => !isSoldOut);
  const pictured = there.find(({ picture }) => picture !== null);
  if (pictured || mustHavePicture) return pictured ?? null;
  return there[0] ?? dishes[0] ?? null;
}

function rowsOf(sections: readonly ScreenSection[], columns: readonly Column[]) {
  return columns.flatMap(({ parts }) =>
    parts.flatMap(({ section: index, from, to }) => {
      const section = sections[index];
      return section ? section.dishes.slice(from, to).map((dish) => ({ section, dish })) : [];
    }),
  );
}

/** The share of the height that a board's tallest column takes, air and all. */
function fillOf({ pages }: BoardPlan, height: number): number {
  const heights = pages.flatMap(({ columns, air }) =>
    columns.map((column) => {
      const rows = column.parts.reduce((sum, { from, to }) => sum + to - from, 0);
      return column.height + 2 * air * rows;
    }),
  );
  return Math.max(0, ...heights) / height;
}

/** Below its picture a page has no room even for the one row that it must show. */
function isTooTall(columns: readonly Column[], { height }: Form): boolean {
  return columns.some((column) => column.height > height);
}

function facePlan(
  content: ScreenContent,
  form: Form,
  hang: Hang,
  plan: BoardPlan,
  broken: readonly ReadonlySet<number>[],
): FacePlan {
  const { sections } = content;
  const rows = plan.pages.map(({ columns }) => rowsOf(sections, columns));
  const seconds = secondsOfPages(
    rows.map(({ length }) => length),
    content,
  );
  const views = plan.pages.map(({ columns, air }, page): BoardView => {
    const dishes = (rows[page] ?? []).map(({ dish }) => dish);
    const isBelow = form.hasLarge && hang === 'upright';
    const hasRoom = isBelow ? !isTooTall(columns, form) : form.hasLarge || columns.length < form.columns;
    const [first] = rows[page] ?? [];
    return {
      kind: 'BOARD',
      key: first ? keyOf(first.section, first.dish) : '',
      columns: columns.map(({ parts }) => parts),
      room: form.columns,
      row: form.rowSize * plan.growth,
      air,
      broken,
      isLoose: plan.pages.length === 1 && fillOf(plan, form.height) < loose,
      large: hasRoom ? largeOf(dishes, !form.hasLarge) : null,
    };
  });
  const pages = views.map(({ key, large }, page): ScreenPageInfo => {
    const on = rows[page] ?? [];
    return {
      key,
      dishIds: on.map(({ dish }) => dish.id),
      largeId: large?.id ?? null,
      title: [...new Set(on.map(({ section }) => section.title))].join(', '),
      seconds: seconds[page] ?? content.itemSeconds,
      pictures: large?.picture ? [large.picture] : [],
    };
  });
  return { sections, views, pages };
}

/** Pages of a board, or of a board with a picture, at this size of the glass. Asks how tall the sections are. */
export function* planFace(
  content: ScreenContent,
  size: Size,
): Generator<Gauged, FacePlan, readonly MeasuredRows[]> {
  const forms = formsOf(content, size);
  const hang = hangOf(size);
  const largestRow = rowSizes[hang].most;
  for (const [index, form] of forms.entries()) {
    const measured = new Map<number, readonly MeasuredRows[]>();
    const board = planBoard({ ...form, gap: sectionGap, largestRow });
    let step = board.next();
    while (step.done !== true) {
      const growth = step.value;
      const known = measured.get(growth) ?? (yield { width: form.width, row: form.rowSize * growth });
      measured.set(growth, known);
      step = board.next(known);
    }
    const plan = step.value;
    if (index < forms.length - 1 && plan.pages.length > 1) continue;
    const rows = measured.get(plan.growth) ?? [];
    return facePlan(
      content,
      form,
      hang,
      plan,
      rows.map(({ broken }) => broken),
    );
  }
  return { sections: content.sections, views: [], pages: [] };
}
