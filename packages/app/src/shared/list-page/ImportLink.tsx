import { LinkButton } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import { useHref } from '../routing/index.ts';

/** Leads from a list to where its entries come in from files and go out to them. */
export function ImportLink() {
  const { t } = useMessages('common');
  const href = useHref();
  return <LinkButton href={href({ to: '/menu-management/import' })}>{t('navigation.import')}</LinkButton>;
}
