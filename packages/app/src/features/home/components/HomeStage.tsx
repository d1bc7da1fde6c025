import { Button, Inline, LinkButton, MenuButton, Stage } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { onDemand } from '#shared/loading/on-demand.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';
import { qrMenusQuery, shownSinceQuery } from '../api/list-menus.ts';
import { useDayLine } from './useDayLine.ts';
import { Band, Chooser, Frame } from './HomeStage.styles.ts';

const CodeDialog = onDemand(() => import('./CodeDialog.tsx'));

/** The guests' page itself, as it is now, beside the sheet: of the restaurant, or of one of its menus. */
export default function HomeStage() {
  const { t } = useMessages('home');
  const { data: restaurant } = useQuery(restaurantQuery);
  const { data: menus = [] } = useQuery(qrMenusQuery);
  const { data: shownSince } = useQuery(shownSinceQuery);
  const { onNow, next } = useDayLine();
  const [menuId, setMenuId] = useState<string>();
  const [showsCode, setShowsCode] = useState(false);
  const chosen = menus.find(({ id }) => id === menuId);
  const path = restaurant && `/qr-menu/${restaurant.restaurantUrl}${chosen ? `/${chosen.id}` : ''}`;
  const choice = (id: string | undefined, label: string) => ({
    id: id ?? 'all',
    label,
    ...(chosen?.id === id && { icon: 'check' as const }),
    onAction: () => setMenuId(id),
  });
  return (
    <Band>
      <Stage
        title={t('stage.title')}
        caption={next === undefined ? onNow : `${onNow}. ${next}`}
        label={t('stage.label', { name: chosen?.name ?? restaurant?.name ?? '' })}
        shape="band"
        hasOwnScroll
        actions={
          <Inline gap={2}>
            {menus.length > 1 && (
              <Chooser>
                <MenuButton
                  label={chosen?.name ?? t('stage.allMenus')}
                  size="small"
                  items={[
                    choice(undefined, t('stage.allMenus')),
                    ...menus.map(({ id, name }) => choice(id, name)),
                  ]}
                />
              </Chooser>
            )}
            {path !== undefined && (
              <LinkButton href={path} target="_blank" icon="external" size="small">
                {t('stage.open')}
              </LinkButton>
            )}
            <Button icon="qrCode" size="small" onPress={() => setShowsCode(true)}>
              {t('stage.code')}
            </Button>
          </Inline>
        }
      >
        {path !== undefined && (
          <Frame
            key={`${path} ${shownSince}`}
            src={path}
            title={t('stage.frame', { name: chosen?.name ?? restaurant?.name ?? '' })}
            loading="lazy"
            // Without scripts, and in browsers that part such frames with a thread of its own: a long menu does not hold up the page.
            sandbox=""
            // Seen and scrolled here; by keyboard the link above opens it, so that its many links do not stand in the way.
            tabIndex={-1}
          />
        )}
      </Stage>
      {showsCode && <CodeDialog onClose={() => setShowsCode(false)} />}
    </Band>
  );
}
