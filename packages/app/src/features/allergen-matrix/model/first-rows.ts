import type { MatrixSection } from '@cardamom/api-types';

/** The sections up to so many rows, and how many rows are left out. */
export function firstRows(
  sections: readonly MatrixSection[],
  most: number,
): { sections: MatrixSection[]; rest: number } {
  let left = most;
  let rest = 0;
  const shown = sections.flatMap((section) => {
    const rows = section.rows.slice(0, left);
    left -= rows.length;
    rest += section.rows.length - rows.length;
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
  return { sections: shown, rest };
}
