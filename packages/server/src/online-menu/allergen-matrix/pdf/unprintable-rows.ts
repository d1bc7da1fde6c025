import type { MatrixSection } from '@cardamom/api-types';
import { lettersOf } from '#shared/paper/letters.ts';

/** Rows whose names the fonts of the PDF cannot draw in full. */
export async function unprintableRows(
  sections: readonly MatrixSection[],
): Promise<{ id: string; name: string }[]> {
  const rows = new Map(sections.flatMap((section) => section.rows.map((row) => [row.id, row])));
  const all = [...rows.values()].map(({ id, name }) => ({ id, name }));
  const letters = await lettersOf(
    all.map(({ name }) => name),
    'und',
  );
  return all.filter(({ name }) => !letters.isPrintable(name));
}
