import { Link, Stack, Text } from '@cardamom/ui';
import type { ModifierGroup } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { Items } from './UsedBy.styles.ts';

/** The items that have a modifier group, each with the way to it. */
export function UsedBy({ group: { usedBy, usedByCount } }: { group: ModifierGroup }) {
  const { t } = useMessages('modifiers');
  const href = useHref();
  const more = usedByCount - usedBy.length;
  if (usedByCount === 0) return <Text tone="quiet">{t('form.usageNone')}</Text>;
  return (
    <Stack gap={2}>
      <Items aria-label={t('form.usage')}>
        {usedBy.map(({ id, name }) => (
          <li key={id}>
            <Link href={href({ to: '/menu-management/items/$itemId', params: { itemId: id } })}>{name}</Link>
          </li>
        ))}
      </Items>
      {more > 0 && <Text tone="quiet">{t('form.usageMore', { count: more })}</Text>}
    </Stack>
  );
}
