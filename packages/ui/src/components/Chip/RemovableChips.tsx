import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import { Chip, ChipRow, Chips, ChipText, RemoveButton } from './Chip.styles.ts';
import { RestingChips, type ChipsProps } from './RestingChips.tsx';

/** Chips inside a field: arrow keys walk over them, Delete and Backspace or the button remove one. */
export function RemovableChips(props: ChipsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  // What is pressed next must find the chip that it is meant for.
  const turn = (at: number): HTMLElement | undefined => {
    flushSync(() => setIsTurnedTo(true));
    return root.current?.querySelectorAll<HTMLElement>('[role=row]')[at];
  };
  if (isTurnedTo) return <WalkedChips {...props} ref={root} />;
  return (
    <RestingChips
      {...props}
      ref={root}
      onTurn={(at) => turn(at)?.focus()}
      onRemovePress={(at) => turn(at)?.querySelector('button')?.click()}
    />
  );
}

/** The chips once somebody has turned to them. */
function WalkedChips({
  label,
  chips,
  onRemove,
  isDisabled = false,
  ref,
}: ChipsProps & { ref: Ref<HTMLDivElement> }) {
  const remove = (keys: Iterable<unknown>) => {
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <Chips
      ref={ref}
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
