import { Badge, EmptyState, Heading, RowList, Stack } from '@cardamom/ui';
import type { MenuPreview, PublicMenu, UnshownMenu } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { momentInWords } from '../model/times.ts';

const dishesOf = ({ sections }: PublicMenu) =>
  sections.reduce((sum, section) => sum + section.items.length, 0);

/** The menus that guests can open at the time of a preview, and those they cannot, each with the reason. */
export function PreviewMenus({ preview }: { preview: MenuPreview }) {
  const { t } = useMessages('menus');
  const href = useHref();
  const time = (moment: string) =>
    momentInWords(Date.parse(moment), Date.parse(preview.at), preview.restaurant.timeZone);
  const form = (menuId: string) => href({ to: '/menu-management/menus/$menuId', params: { menuId } });

  const state = ({ isOn, closesAt, opensAt }: PublicMenu) => {
    if (!isOn) return t('preview.greyed', { time: opensAt === null ? '' : time(opensAt) });
    return closesAt === null ? t('preview.on') : t('preview.onUntil', { time: time(closesAt) });
  };
  const reason = ({ reason: why, opensAt }: UnshownMenu) =>
    why === 'OUTSIDE_HOURS' && opensAt !== null
      ? t('preview.OUTSIDE_HOURSFrom', { time: time(opensAt) })
      : t(`preview.${why}`);

  return (
    <Stack gap={6}>
      {preview.menus.length === 0 ? (
        <EmptyState title={t('preview.nothingTitle')} illustration="list">
          {t('preview.nothingText')}
        </EmptyState>
      ) : (
        <RowList
          label={t('title')}
          rows={preview.menus.map((menu) => ({
            id: menu.id,
            title: menu.name,
            href: form(menu.id),
            detail:
              dishesOf(menu) === 0 ? t('preview.emptyMenu') : t('preview.items', { count: dishesOf(menu) }),
            end: (
              <Badge tone={menu.isOn ? 'success' : 'neutral'} icon={menu.isOn ? 'check' : 'clock'}>
                {state(menu)}
              </Badge>
            ),
          }))}
        />
      )}
      {preview.unshown.length > 0 && (
        <Stack gap={2}>
          <Heading level={2}>{t('preview.unshownTitle')}</Heading>
          <RowList
            label={t('preview.unshownTitle')}
            rows={preview.unshown.map((menu) => ({
              id: menu.id,
              title: menu.name,
              href: form(menu.id),
              detail: reason(menu),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
