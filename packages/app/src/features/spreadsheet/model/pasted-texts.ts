import type { Block } from './clipboard.ts';
import { bounds, cellsOf, type Position, type Selection } from './grid-position.ts';

/** Which text of a pasted block goes where: one alone fills the selection, more begin at its first cell. */
export function pastedTexts(block: Block, selection: Selection): { at: Position; text: string }[] {
  const { from } = bounds(selection);
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  if (only !== undefined) return cellsOf(selection).map((position) => ({ at: position, text: only }));
  return block.flatMap((texts, row) =>
    texts.map((text, column) => ({ at: { row: from.row + row, column: from.column + column }, text })),
  );
}
