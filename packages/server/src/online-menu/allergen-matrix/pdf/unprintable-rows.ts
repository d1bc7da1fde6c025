import type { MatrixSection } from '@cardamom/api-types';
import { isPrintable } from '#shared/paper/fonts.ts';

/** Rows whose names the fonts of the PDF cannot draw in full. */
export function unprintableRows(sections: readonly MatrixSection[]): { id: string; name: string }[] {
  const rows = new Map(sections.flatMap((section) => section.rows.map((row) => [row.id, row])));
  return [...rows.values()].filter(({ name }) => !isPrintable(name)).map(({ id, name }) => ({ id, name }));
}
