import { AlertDialog, Button, Inline, toast } from '@cardamom/ui';
import type { OperationId } from '@cardamom/api-types';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { replaceCode, type Coded } from '../api/replace-code.ts';

const operations = {
  restaurant: 'replaceRestaurantCode',
  menu: 'replaceMenuCode',
  table: 'replaceTableCode',
} as const satisfies Record<Coded['kind'], OperationId>;

function useNameOf() {
  const { t } = useMessages('qrCodes');
  return (coded: Coded): string => {
    if (coded.kind === 'restaurant') return coded.restaurant.name;
    if (coded.kind === 'menu') return coded.menu.name;
    const table = coded.section.tables.find(({ id }) => id === coded.tableId);
    return table?.label || t('what.numbered', { number: table?.number });
  };
}

/** Gives what is chosen another code, and asks first, because of what is printed already; nothing for who may not. */
export function NewCode({ coded }: { coded: Coded }) {
  const { t } = useMessages('qrCodes');
  const access = useAccess();
  const [isAsking, setIsAsking] = useState(false);
  const name = useNameOf()(coded);
  const { mutate, isPending } = useMutation({
    ...replaceCode(),
    onSuccess: () => toast(t('newCode.done', { name })),
    onError: (error) => toast.error(error.message),
  });
  if (!access.can(operations[coded.kind])) return null;
  return (
    <Inline>
      <Button variant="quiet" icon="refresh" onPress={() => setIsAsking(true)}>
        {t('newCode.open')}
      </Button>
      {isAsking && (
        <AlertDialog
          title={t('newCode.title', { name })}
          isOpen
          onOpenChange={setIsAsking}
          confirmLabel={t('newCode.confirm')}
          isDestructive
          isPending={isPending}
          onConfirm={() => mutate(coded, { onSettled: () => setIsAsking(false) })}
        >
          {t(`newCode.${coded.kind}`)}
        </AlertDialog>
      )}
    </Inline>
  );
}
