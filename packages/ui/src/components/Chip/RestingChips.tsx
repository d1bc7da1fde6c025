import type { MouseEvent, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Cell, Chip, ChipRow, Chips, ChipText, RemoveButton } from './Chip.styles.ts';

/** Chips inside a field, and what takes one away. */
export interface ChipsProps {
  /** What the chips are ("Categories: chosen"). */
  label: string;
  chips: readonly { id: string; label: string }[];
  /** Without it the chips can only be read. */
  onRemove?: ((id: string) => void) | undefined;
  isDisabled?: boolean;
}

/** Props of `RestingChips`. */
interface RestingChipsProps extends ChipsProps {
  /** Called when somebody turns to the chip at this place. */
  onTurn: (at: number) => void;
  /** Called when the button of the chip at this place is pressed. */
  onRemovePress: (at: number) => void;
  ref: Ref<HTMLDivElement>;
}

/** The place of the chip that an event is about; -1 between them. */
function chipAt({ target, currentTarget }: MouseEvent<HTMLElement>): number {
  const rows = Array.from(currentTarget.querySelectorAll('[role=row]'));
  return rows.findIndex((row) => row.contains(target as Node));
}

/**
 * Chips that nobody has turned to yet: they look like them, are read out like them and are reached like them. What React Aria keeps
 * of a collection, drawn twice, was a sixth of an item's form.
 */
export function RestingChips({
  label,
  chips,
  onRemove,
  isDisabled = false,
  onTurn,
  onRemovePress,
  ref,
}: RestingChipsProps) {
  const canRemove = onRemove !== undefined && !isDisabled;
  return (
    <Chips as="div" ref={ref}>
      <ChipRow
        as="div"
        role={chips.length > 0 ? 'grid' : 'group'}
        aria-label={label}
        data-empty={chips.length === 0 || undefined}
        onMouseDown={(event) => {
          // The press would take the focus to what is no longer there.
          event.preventDefault();
          const at = chipAt(event);
          const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
          if (at >= 0 && !isOnButton && !isDisabled) onTurn(at);
        }}
      >
        {chips.map((chip, at) => (
          <Chip
            key={chip.id}
            as="div"
            role="row"
            aria-label={chip.label}
            aria-disabled={isDisabled || undefined}
            tabIndex={isDisabled ? -1 : 0}
            data-allows-removing={canRemove || undefined}
            data-disabled={isDisabled || undefined}
            onFocus={() => onTurn(at)}
          >
            <Cell role="gridcell">
              <ChipText title={chip.label}>{chip.label}</ChipText>
              {canRemove && (
                <RemoveButton
                  as="button"
                  type="button"
                  tabIndex={-1}
                  aria-label={`Remove ${chip.label}`}
                  onClick={() => onRemovePress(at)}
                >
                  <Icon name="close" size={16} />
                </RemoveButton>
              )}
            </Cell>
          </Chip>
        ))}
      </ChipRow>
    </Chips>
  );
}
