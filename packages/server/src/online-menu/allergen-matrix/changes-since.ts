import type { AllergenDeclaration, MatrixChange, MatrixRow, MatrixSection } from '@cardamom/api-types';

const rowsById = (sections: readonly MatrixSection[]) =>
  new Map(sections.flatMap(({ rows }) => rows.map((row) => [row.id, row])));

/** A declaration in one spelling: the order of allergens says nothing, nor does what an undeclared list holds. */
function meaning({ isDeclared, contains, mayContain }: AllergenDeclaration): string {
  return isDeclared ? JSON.stringify([contains.toSorted(), mayContain.toSorted()]) : 'not declared';
}

function differenceOf(row: MatrixRow, printed: MatrixRow): MatrixChange[] {
  const change = {
    id: row.id,
    name: row.name,
    printedName: printed.name,
    allergens: row.allergens,
    printedAllergens: printed.allergens,
  };
  return [
    ...(meaning(row.allergens) === meaning(printed.allergens)
      ? []
      : [{ ...change, kind: 'DECLARATION' as const }]),
    ...(row.name === printed.name ? [] : [{ ...change, kind: 'RENAMED' as const }]),
  ];
}

/** What a paper says otherwise than the menu does now. Its order and headings do not make it wrong. */
export function changesSince(
  printed: readonly MatrixSection[],
  now: readonly MatrixSection[],
): MatrixChange[] {
  const [before, after] = [rowsById(printed), rowsById(now)];
  const current = [...after.values()].flatMap((row): MatrixChange[] => {
    const was = before.get(row.id);
    if (was) return differenceOf(row, was);
    const { id, name, allergens } = row;
    return [{ id, kind: 'ADDED', name, printedName: null, allergens, printedAllergens: null }];
  });
  const removed = [...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(({ id, name, allergens }): MatrixChange => ({
      id,
      kind: 'REMOVED',
      name,
      printedName: name,
      allergens: null,
      printedAllergens: allergens,
    }));
  return [...current, ...removed];
}
