import { Button } from '@cardamom/ui';
import { useState } from 'react';
import { loadMessages, useMessages } from '../messages/index.ts';
import { onDemand } from '../loading/on-demand.ts';

/** A form is opened far more often than its history, which loads when it is asked for. */
const EntityHistory = onDemand(async () => {
  await loadMessages('history', 'items', 'categories', 'entities');
  return import('./EntityHistory.tsx');
});

/** Opens what happened to an entity. */
export function HistoryButton({ entity }: { entity: { id: string; name: string } }) {
  const { t } = useMessages('entities');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="history" onPress={() => setIsOpen(true)}>
        {t('history')}
      </Button>
      {isOpen && <EntityHistory entity={entity} onClose={() => setIsOpen(false)} />}
    </>
  );
}
