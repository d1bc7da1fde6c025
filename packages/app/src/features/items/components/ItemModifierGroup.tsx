import { Badge, Inline, Link, Text } from '@cardamom/ui';
import type { ModifierGroup } from '@cardamom/api-types';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { choiceSentence, choiceWarnings } from '#shared/modifier-choice/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** A modifier group of an item: what guests read, and what should be looked at. */
export function ItemModifierGroup({ group }: { group: ModifierGroup }) {
  const { t } = useMessages('items');
  const href = useHref();
  const allowsModifiers = useAccess().can('updateModifierGroup');
  const { id, name, guestName, minimum, maximum, options, isActive } = group;
  const rule = choiceSentence({ minimum, maximum, optionCount: options.length });
  return (
    <div>
      <Inline gap={3}>
        {allowsModifiers ? (
          <Link
            href={href({
              to: '/menu-management/modifiers/$modifierGroupId',
              params: { modifierGroupId: id },
            })}
          >
            {name}
          </Link>
        ) : (
          <Text size="label">{name}</Text>
        )}
        {!isActive && <Badge>{t('form.modifierInactive')}</Badge>}
        {choiceWarnings({ minimum, options }).map(({ kind }) => (
          <Badge key={kind} tone="warning" icon="alert">
            {t(`form.modifierWarning.${kind}`)}
          </Badge>
        ))}
      </Inline>
      <Text tone="quiet" size="small">
        {guestName ? `${guestName} · ${rule}` : rule}
      </Text>
    </div>
  );
}
