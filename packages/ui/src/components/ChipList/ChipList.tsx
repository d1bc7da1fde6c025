import { ChipText } from '../Chip/Chip.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/index.ts';
import { Chip, List, MoreButton } from './ChipList.styles.ts';

export interface ChipListProps {
  /** What the chips are ("Categories"). */
  label: string;
  items: readonly string[];
}

/** How many entries a list shows before the ellipsis. */
export const shownEntries = 2;

/** Short names: the first two, then "…" that opens the whole list. */
export function ChipList({ label, items }: ChipListProps) {
  const shown = items.slice(0, shownEntries);
  const hiddenCount = items.length - shown.length;
  return (
    <List aria-label={label}>
      {shown.map((item, index) => (
        <li key={item}>
          <ChipEntry text={item} />
          {/* Beside the last chip: alone on a line it would seem to belong to nothing. */}
          {hiddenCount > 0 && index === shown.length - 1 && (
            <Popover
              label={label}
              trigger={
                <MoreButton aria-label={`${hiddenCount} more: show all ${label.toLowerCase()}`}>
                  <Icon name="more" size={16} />
                </MoreButton>
              }
            >
              <List aria-label={label}>
                {items.map((each) => (
                  <li key={each}>
                    <ChipEntry text={each} />
                  </li>
                ))}
              </List>
            </Popover>
          )}
        </li>
      ))}
    </List>
  );
}

/** A name in the look of a chip. */
export function ChipEntry({ text }: { text: string }) {
  return (
    <Chip title={text}>
      <ChipText>{text}</ChipText>
    </Chip>
  );
}
