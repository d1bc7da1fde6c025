import { useRef, useState, type ReactNode } from 'react';
import { useIsAtLeast } from '../AppShell/useIsAtLeast.ts';
import { Button } from '../Button/index.ts';
import { RemovableChips } from '../Chip/RemovableChips.tsx';
import { Drawer } from '../Drawer/index.ts';
import { Popover } from '../Popover/index.ts';
import { Chosen, Count, Foot, Groups, Opener, Panel } from './FilterMenu.styles.ts';

/** One filter that is on: what takes it off, and what it says. */
export interface ChosenFilter {
  id: string;
  label: string;
}

/** Props of `FilterMenu`. */
export interface FilterMenuProps {
  /** The word on the button; the name of what it opens. */
  label?: string;
  /** The filters that are on, each as a chip. */
  chosen: readonly ChosenFilter[];
  /** Takes one filter off. */
  onRemove: (id: string) => void;
  /** Takes all filters off. */
  onClear: () => void;
  /** The button that closes the menu, with how much is left: "Show 20 items". */
  showLabel: string;
  /** The button that takes all off. */
  clearLabel?: string;
  /** Names the chips for screen readers. */
  chosenLabel?: string;
  /** Groups of choices. They take effect at once: the list behind them follows. */
  children: ReactNode;
}

/** The one control that holds all filters of a list; what is set stays visible beside it as chips. On a phone it opens from the side. */
export function FilterMenu({
  label = 'Filter',
  chosen,
  onRemove,
  onClear,
  showLabel,
  clearLabel = 'Clear',
  chosenLabel = 'Filters that are on',
  children,
}: FilterMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isWide = useIsAtLeast('sm');
  const button = (
    <Button ref={opener} icon="filter" onPress={() => setIsOpen(true)}>
      {label}
      {chosen.length > 0 && <Count>{chosen.length}</Count>}
    </Button>
  );
  const panel = (
    <Panel>
      <Groups>{children}</Groups>
      <Foot>
        <Button variant="quiet" isDisabled={chosen.length === 0} onPress={onClear}>
          {clearLabel}
        </Button>
        <Button onPress={() => setIsOpen(false)}>{showLabel}</Button>
      </Foot>
    </Panel>
  );
  return (
    <>
      <Opener>
        {isWide ? (
          <Popover label={label} trigger={button} isOpen={isOpen} onOpenChange={setIsOpen}>
            {panel}
          </Popover>
        ) : (
          <>
            {button}
            <Drawer title={label} isOpen={isOpen} onOpenChange={setIsOpen}>
              {panel}
            </Drawer>
          </>
        )}
      </Opener>
      <Chosen>
        {chosen.length > 0 && (
          <RemovableChips
            label={chosenLabel}
            chips={chosen}
            onRemove={(id) => {
              // The last chip goes with its row, and the focus must not go with it.
              if (chosen.length === 1) opener.current?.focus();
              onRemove(id);
            }}
          />
        )}
      </Chosen>
    </>
  );
}
