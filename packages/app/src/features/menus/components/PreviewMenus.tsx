import {
  Badge,
  Card,
  DescriptionList,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  formatMoney,
} from '@cardamom/ui';
import {
  currencyOf,
  type MenuPreview,
  type PublicItem,
  type PublicMenu,
  type UnshownMenu,
} from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { momentInWords } from '../model/times.ts';

interface PreviewProps {
  preview: MenuPreview;
}

/** The menus that guests can open at the time of a preview, dish by dish, and those they cannot. */
export function PreviewMenus({ preview }: PreviewProps) {
  const { t } = useMessages('menus');
  return (
    <Stack gap={6}>
      {preview.menus.length === 0 && (
        <EmptyState title={t('preview.nothingTitle')} illustration="list">
          {t('preview.nothingText')}
        </EmptyState>
      )}
      {preview.menus.map((menu) => (
        <MenuCard key={menu.id} menu={menu} preview={preview} />
      ))}
      {preview.unshown.length > 0 && <UnshownMenus preview={preview} />}
    </Stack>
  );
}

function useTime({ at, restaurant }: MenuPreview) {
  return (moment: string) => momentInWords(Date.parse(moment), Date.parse(at), restaurant.timeZone);
}

function MenuCard({ menu, preview }: PreviewProps & { menu: PublicMenu }) {
  const { t } = useMessages('menus');
  const href = useHref();
  const time = useTime(preview);
  const state = menu.isOn
    ? menu.closesAt === null
      ? t('preview.on')
      : t('preview.onUntil', { time: time(menu.closesAt) })
    : t('preview.greyed', { time: menu.opensAt === null ? '' : time(menu.opensAt) });
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="between">
          <Inline gap={3}>
            <Heading level={2}>{menu.name}</Heading>
            <Badge tone={menu.isOn ? 'success' : 'neutral'} icon={menu.isOn ? 'check' : 'clock'}>
              {state}
            </Badge>
          </Inline>
          <LinkButton
            size="small"
            href={href({ to: '/menu-management/menus/$menuId', params: { menuId: menu.id } })}
          >
            {t('preview.edit')}
          </LinkButton>
        </Inline>
        {menu.sections.length === 0 ? (
          <Text tone="quiet">{t('preview.emptyMenu')}</Text>
        ) : (
          <DescriptionList
            items={menu.sections.map(({ id, title, items }) => ({
              id,
              term: title,
              details: (
                <Stack gap={1}>
                  {items.map((item) => (
                    <Dish key={item.id} item={item} currency={preview.restaurant.currency} />
                  ))}
                </Stack>
              ),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}

function Dish({ item, currency }: { item: PublicItem; currency: string }) {
  const { t } = useMessages('menus');
  const prices = item.sizes.map(({ kind, price }) =>
    kind === 'MARKET_PRICE' || price === null
      ? t('preview.marketPrice')
      : formatMoney(price, currencyOf(currency), 'en'),
  );
  return (
    <Inline justify="between" gap={3}>
      <Inline gap={2}>
        {item.name}
        {item.isSoldOut && <Badge icon="soldOut">{t('preview.soldOut')}</Badge>}
      </Inline>
      <Text size="small" tone="quiet" isTabular>
        {prices.join(' · ')}
      </Text>
    </Inline>
  );
}

function UnshownMenus({ preview }: PreviewProps) {
  const { t } = useMessages('menus');
  const time = useTime(preview);
  const reason = ({ reason: why, opensAt }: UnshownMenu) =>
    why === 'OUTSIDE_HOURS' && opensAt !== null
      ? t('preview.OUTSIDE_HOURSFrom', { time: time(opensAt) })
      : t(`preview.${why}`);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>{t('preview.unshownTitle')}</Heading>
        <DescriptionList
          items={preview.unshown.map((menu) => ({ id: menu.id, term: menu.name, details: reason(menu) }))}
        />
      </Stack>
    </Card>
  );
}
