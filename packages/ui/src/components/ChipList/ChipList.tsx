import { ChipText } from '../Chip/Chip.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/index.ts';
import { Chip, List, MoreButton } from './ChipList.styles.ts';

export interface ChipListProps {
  /** What the chips are ("Categories"). */
  label: string;
  items: readonly string[];
}

/** How many entries a list shows before the ellipsis (specification, section 9). */
const shownEntries = 2;

/** Short names: the first two, then "…" that opens the whole list. */
export function ChipList({ label, items }: ChipListProps) {
  const hiddenCount = items.length - shownEntries;
  return (
    <List aria-label={label}>
      {items.slice(0, shownEntries).map((item) => (
        <ChipEntry key={item} text={item} />
      ))}
      {hiddenCount > 0 && (
        <li>
          <Popover
            label={label}
            trigger={
              <MoreButton aria-label={`${hiddenCount} more: show all ${label.toLowerCase()}`}>
                <Icon name="more" size={16} />
              </MoreButton>
            }
          >
            <List aria-label={label}>
              {items.map((item) => (
                <ChipEntry key={item} text={item} />
              ))}
            </List>
          </Popover>
        </li>
      )}
    </List>
  );
}

function ChipEntry({ text }: { text: string }) {
  return (
    <li>
      <Chip title={text}>
        <ChipText>{text}</ChipText>
      </Chip>
    </li>
  );
}
