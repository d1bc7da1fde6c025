import { useCallback, useEffect, useId, useRef } from 'react';
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

function OneGroup({
  name,
  rows,
  isHeld,
  onTap,
}: DishGroup & Pick<DishGroupsProps, 'isHeld'> & { onTap: (id: string) => void }) {
  const headingId = useId();
  const textOf = useRowText();
  return (
    <Group aria-labelledby={headingId}>
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
  return groups.map((group) => <OneGroup key={group.name} {...group} isHeld={isHeld} onTap={tapRow} />);
}
