import { FormCard, Inline } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { DeleteRestaurantButton } from '#shared/restaurant-deletion/index.ts';
import { profileQuery } from '#shared/session/index.ts';

/** The end of a restaurant, at the foot of its form and no part of what the form saves; its owner alone sees it. */
export function DeletionCard({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useMessages('general');
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  if (!profile?.isOwner) return null;
  return (
    <FormCard id="deletion" title={t('form.deletion')} description={t('form.deletionText')}>
      <Inline>
        <DeleteRestaurantButton onDeleted={onDeleted}>{t('form.delete')}</DeleteRestaurantButton>
      </Inline>
    </FormCard>
  );
}
