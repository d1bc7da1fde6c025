import { MenuButton } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import { useHref } from '../routing/index.ts';

/** Leads from a list to where its entries come in from files and go out to them. */
export function ImportLink() {
  const { t } = useMessages('common');
  const href = useHref();
  return (
    <MenuButton
      label={t('shell.moreOf')}
      hidesLabel
      items={[
        {
          id: 'import',
          label: t('navigation.import'),
          icon: 'upload',
          href: href({ to: '/menu-management/import' }),
        },
      ]}
    />
  );
}
