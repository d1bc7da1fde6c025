import { Badge, DescriptionList, Inline, Stack, Text } from '@cardamom/ui';
import type { MenuSection } from '@cardamom/ui/sections-editor';
import { useMessages } from '#shared/messages/index.ts';

/** The sections of a menu for who may only look: titles, and dishes in their order. */
export function SectionOutline({ sections }: { sections: readonly MenuSection[] }) {
  const { t } = useMessages('menus');
  if (sections.length === 0) return <Text tone="quiet">{t('preview.emptyMenu')}</Text>;
  return (
    <DescriptionList
      items={sections.map(({ id, title, items }) => ({
        id,
        term: title,
        details: (
          <Stack gap={1}>
            {items.map((item) => (
              <Inline key={item.id} gap={2}>
                {item.name}
                {item.isHidden && <Badge icon="hidden">{t('form.hidden')}</Badge>}
                {item.isFeatured === true && <Badge icon="star">{t('form.isFeatured')}</Badge>}
              </Inline>
            ))}
          </Stack>
        ),
      }))}
    />
  );
}
