import { FormCard, Inline, LinkButton } from '@cardamom/ui';
import { memo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** The way from what guests see to what they scan. */
export const CodesCard = memo(function CodesCard() {
  const { t } = useMessages('qrMenu');
  const href = useHref();
  if (!useAccess().can('downloadQrCode')) return null;
  return (
    <FormCard id="codes" title={t('codes.title')} description={t('codes.text')}>
      <Inline>
        <LinkButton icon="print" href={href({ to: '/digital-menu/qr-codes' })}>
          {t('codes.open')}
        </LinkButton>
      </Inline>
    </FormCard>
  );
});
