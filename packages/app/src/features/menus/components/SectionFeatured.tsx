import { Button, Dialog, Select } from '@cardamom/ui';
import type { Item, Reference } from '@cardamom/api-types';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import type { SectionValue } from '../model/menu-values.ts';
import { arrangedItems, featuredIn } from '../model/section-tree.ts';

const none = 'none';

/** Props of `SectionFeatured`. */
export interface SectionFeaturedProps {
  section: SectionValue;
  /** The items of its category. */
  items: readonly Item[];
  /** Called with the dish; null for none. */
  onChoose: (featured: Reference | null) => void;
  onClose: () => void;
}

/** Asks for the dish that guests see first in a section. */
export function SectionFeatured({ section, items, onChoose, onClose }: SectionFeaturedProps) {
  const { t } = useMessages('menus');
  const { t: common } = useMessages('common');
  const [chosen, setChosen] = useState<string>(featuredIn(section) ?? none);
  const shown = arrangedItems(section, items).filter(({ id }) => !section.hiddenItemIds.includes(id));
  const submit = () => {
    const item = shown.find(({ id }) => id === chosen);
    onChoose(item ? { id: item.id, name: item.name } : null);
    onClose();
  };
  return (
    <Dialog
      title={t('form.featuredTitle', { name: section.title || section.categoryName })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onPress={submit}>
            {t('form.featuredConfirm')}
          </Button>
        </>
      }
    >
      <Select
        label={t('form.featured')}
        isLabelHidden
        description={t('form.featuredText')}
        options={[
          { id: none, label: t('form.noFeatured') },
          ...shown.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={chosen}
        onChange={(id) => setChosen(id ?? none)}
      />
    </Dialog>
  );
}
