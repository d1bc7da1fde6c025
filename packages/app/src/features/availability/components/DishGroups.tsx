import { useCallback, useEffect, useId, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { isGone, type DishGroup, type DishRow } from '../model/dish-rows.ts';
import { DishRowButton } from './DishRowButton.tsx';
import { Group, Heading, Rows, RowsRoom } from './DishRows.styles.ts';
import { useRowText } from './useRowText.ts';

/** Props of `DishGroups`. */
export interface DishGroupsProps {
  groups: readonly DishGroup[];
  /** What was pressed and has not arrived is more than on its way. */
  isHeld: boolean;
  onTap: (row: DishRow) => void;
}

/** More rows than these are drawn as they come near, and laid out as they come into sight. */
const manyRows = 100;

/** Groups that begin among the first rows of a list are drawn at once. */
const firstRows = 48;

/** Beyond the first rows, how far from the window others are drawn, in windows. */
const near = '150%';

/** How many lines so many rows take in one, two and three columns. */
const linesOf = (rows: number) =>
  ({
    '--cm-lines-1': rows,
    '--cm-lines-2': Math.ceil(rows / 2),
    '--cm-lines-3': Math.ceil(rows / 3),
  }) as CSSProperties;

interface OneGroupProps extends DishGroup, Pick<DishGroupsProps, 'isHeld'> {
  isLong: boolean;
  /** Drawn at once, wherever it stands. */
  isFirst: boolean;
  onTap: (id: string) => void;
}

/** Whether a group has come near the window, or is printed; from then on it stays so. */
function useNear(isFirst: boolean): [RefObject<HTMLElement | null>, boolean] {
  const root = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(isFirst);
  const isDrawn = isFirst || isNear;
  useEffect(() => {
    if (isDrawn || !root.current) return undefined;
    const come = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: `${near} 0px` },
    );
    observer.observe(root.current);
    addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', come);
    };
  }, [isDrawn]);
  return [root, isDrawn];
}

function OneGroup({ name, rows, isHeld, isLong, isFirst, onTap }: OneGroupProps) {
  const headingId = useId();
  const textOf = useRowText();
  const [root, isDrawn] = useNear(isFirst);
  return (
    <Group ref={root} aria-labelledby={headingId} $isLong={isLong} style={linesOf(rows.length)}>
      <Heading id={headingId}>{name}</Heading>
      {isDrawn ? (
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
      ) : (
        <RowsRoom />
      )}
    </Group>
  );
}

/** Where each group begins, in rows. */
function beginnings(groups: readonly DishGroup[]): number[] {
  let begun = 0;
  return groups.map(({ rows }) => {
    const here = begun;
    begun += rows.length;
    return here;
  });
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
  const begins = beginnings(groups);
  return groups.map((group, index) => (
    <OneGroup
      key={group.name}
      {...group}
      isHeld={isHeld}
      isLong={isLong}
      isFirst={!isLong || (begins[index] ?? 0) < firstRows}
      onTap={tapRow}
    />
  ));
}
