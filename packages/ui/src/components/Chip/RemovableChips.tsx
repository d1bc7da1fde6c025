import { Icon } from '../Icon/Icon.tsx';
import { Chip, ChipRow, Chips, ChipText, RemoveButton } from './Chip.styles.ts';

interface RemovableChipsProps {
  /** What the chips are ("Categories: chosen"). */
  label: string;
  chips: readonly { id: string; label: string }[];
  /** Without it the chips can only be read. */
  onRemove?: ((id: string) => void) | undefined;
  isDisabled?: boolean;
}

/** Chips inside a field: arrow keys walk over them, Delete and Backspace or the button remove one. */
export function RemovableChips({ label, chips, onRemove, isDisabled = false }: RemovableChipsProps) {
  const remove = (keys: Iterable<unknown>) => {
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <Chips
      aria-label={label}
      selectionMode="none"
      {...(onRemove && !isDisabled && { onRemove: remove })}
      {...(isDisabled && { disabledKeys: chips.map((chip) => chip.id) })}
    >
      <ChipRow>
        {chips.map((chip) => (
          <Chip key={chip.id} id={chip.id} textValue={chip.label}>
            {({ allowsRemoving }) => (
              <>
                <ChipText title={chip.label}>{chip.label}</ChipText>
                {allowsRemoving && (
                  <RemoveButton slot="remove">
                    <Icon name="close" size={16} />
                  </RemoveButton>
                )}
              </>
            )}
          </Chip>
        ))}
      </ChipRow>
    </Chips>
  );
}
