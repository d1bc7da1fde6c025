import { Button } from '@cardamom/ui';
import { lazy, Suspense, useState } from 'react';
import { loadMessages, useMessages } from '../messages/index.ts';

/** A form is opened far more often than its history, which loads when it is asked for. */
const EntityHistory = lazy(async () => {
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
      <Suspense fallback={null}>
        {isOpen && <EntityHistory entity={entity} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
