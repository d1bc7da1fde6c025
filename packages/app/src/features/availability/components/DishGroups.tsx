import { useCallback, useEffect, useId, useRef, type CSSProperties } from 'react';
import { isGone, type DishGroup, type DishRow } from '../model/dish-rows.ts';
import { DishRowButton } from './DishRowButton.tsx';
import { Group, Heading, Rows } from './DishRows.styles.ts';
import { useRowText } from './useRowText.ts';

/** Props of `DishGroups`. */
export interface DishGroupsProps {
  groups: readonly DishGroup[];
  /** What was pressed and has not arrived is more than on its way. */
  isHeld: boolean;
  onTap: (row: DishRow) => void;
}

/** More rows than these are laid out as they come into sight. */
const manyRows = 100;

/** How many lines so many rows take in one, two and three columns. */
const linesOf = (rows: number) =>
  ({
    '--cm-lines-1': rows,
    '--cm-lines-2': Math.ceil(rows / 2),
    '--cm-lines-3': Math.ceil(rows / 3),
  }) as CSSProperties;

function OneGroup({
  name,
  rows,
  isHeld,
  isLong,
  onTap,
}: DishGroup & Pick<DishGroupsProps, 'isHeld'> & { isLong: boolean; onTap: (id: string) => void }) {
  const headingId = useId();
  const textOf = useRowText();
  return (
    <Group aria-labelledby={headingId} $isLong={isLong} style={linesOf(rows.length)}>
      <Heading id={headingId}>{name}</Heading>
      <Rows aria-labelledby={headingId}>
        {rows.map((row) => (
          <DishRowButton
            key={row.entry.id}
            id={row.entry.id}
            name={row.entry.name}
            detail={textOf(row, row.isKept && isHeld)}
            isGone={isGone(row)}
            isWaiting={row.isKept && isHeld}
            onTap={onTap}
          />
        ))}
      </Rows>
    </Group>
  );
}

/** The dishes under their headings, each a target of its own. */
export function DishGroups({ groups, isHeld, onTap }: DishGroupsProps) {
  const latest = useRef({ groups, onTap });
  useEffect(() => {
    latest.current = { groups, onTap };
  });
  // The same function for as long as the page stands, so that a press draws one row again and not all.
  const tapRow = useCallback((id: string) => {
    const row = latest.current.groups.flatMap(({ rows }) => rows).find(({ entry }) => entry.id === id);
    if (row) latest.current.onTap(row);
  }, []);
  const isLong = groups.reduce((sum, { rows }) => sum + rows.length, 0) > manyRows;
  return groups.map((group) => (
    <OneGroup key={group.name} {...group} isHeld={isHeld} isLong={isLong} onTap={tapRow} />
  ));
}
