import type { ImportColumn, ImportColumnMeaning } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { TableRow } from '../imported-menu.ts';
import { plainText } from '../text/plain-text.ts';

/** What tells two dishes of one name apart in the words of a menu, the best first. Numbers, prices and lists of allergens do not. */
const telling: readonly ImportColumnMeaning[] = [
  'SIZE',
  'IGNORED',
  'DIET',
  'DESCRIPTION',
  'INGREDIENTS',
  'STORY',
];

/** Characters of an addition that still reads as part of a name. */
const longestAddition = 30;

const textIn = ({ cells }: TableRow, index: number): string => plainText(cells[index] ?? '').trim();

/** Names that would tell a row's dish from that of another row with the same name, by what else their cells say; the best first. */
export function tellingNames(
  name: string,
  own: TableRow,
  other: TableRow,
  columns: readonly ImportColumn[],
): string[] {
  return telling
    .flatMap((wanted) => columns.filter(({ meaning }) => meaning === wanted))
    .flatMap(({ index }) => {
      const text = textIn(own, index);
      const isTelling = /\p{L}/u.test(text) && text.length <= longestAddition;
      return isTelling && nameKey(text) !== nameKey(textIn(other, index)) ? [`${name} (${text})`] : [];
    });
}
