import { FormCard, Inline, LinkButton, TextField } from '@cardamom/ui';
import type { Menu } from '@cardamom/api-types';
import { memo } from 'react';
import { useMessages } from '#shared/messages/index.ts';

/** Where guests reach a menu: the permanent short link, and today's page. */
export const LinksCard = memo(function LinksCard({ menu }: { menu: Menu }) {
  const { t } = useMessages('menus');
  return (
    <FormCard id="links" title={t('form.links')} description={t('form.linksText')}>
      <TextField label={t('form.shortUrl')} value={menu.shortUrl} onChange={() => undefined} isReadOnly />
      <Inline>
        <LinkButton icon="external" href={menu.publicUrl} target="_blank">
          {t('form.openPage')}
        </LinkButton>
      </Inline>
    </FormCard>
  );
});
