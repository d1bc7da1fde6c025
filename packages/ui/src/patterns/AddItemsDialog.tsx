import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { MultiSelect } from '../components/MultiSelect/index.ts';
import type { MenuSection, SectionItem } from '../components/SectionsEditor/index.ts';
import { items, priceOf } from './bistro.ts';

interface AddItemsDialogProps {
  section: MenuSection;
  onAdd: (items: SectionItem[]) => void;
  onClose: () => void;
}

/** Chooses items for a section among those that are not in it. */
export function AddItemsDialog({ section, onAdd, onClose }: AddItemsDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const offered = items.filter(({ id }) => section.items.every((item) => item.id !== id));
  const add = () => {
    onAdd(
      offered
        .filter(({ id }) => chosen.includes(id))
        .map((item) => ({ id: item.id, name: item.name, price: priceOf(item), isHidden: false })),
    );
    onClose();
  };
  return (
    <Dialog
      title={`Add items to “${section.title}”`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={add}>
            Add items
          </Button>
        </>
      }
    >
      <MultiSelect
        label="Items"
        options={offered.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={setChosen}
        placeholder="Choose items"
      />
    </Dialog>
  );
}
