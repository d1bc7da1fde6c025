import { Button, Inline, LinkButton, MenuButton, Stage, useIsAtLeast } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { eventually, onDemand } from '#shared/loading/on-demand.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { everyScreenQuery, screenStatesQuery } from '#shared/screens/index.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';
import { qrMenusQuery, shownSinceQuery } from '../api/list-menus.ts';
import { useDayLine } from './useDayLine.ts';
import { Band, Chooser, Frame } from './HomeStage.styles.ts';
import { known, useShownText } from './useShownText.ts';

const CodeDialog = onDemand(() => import('./CodeDialog.tsx'));
/** What draws screens is much, and most days somebody only looks at the phone. */
const ScreenOnStage = eventually(() => import('./ScreenOnStage.tsx'));

/** What there is to look at, and which of it is: a screen, a menu, or (neither) the restaurant's own page. */
function useChosen() {
  const { data: menus = [] } = useQuery(qrMenusQuery);
  const { data: screens = [] } = useQuery(everyScreenQuery);
  const { data: states } = useQuery({ ...screenStatesQuery, enabled: screens.length > 0 });
  const [id, choose] = useState<string>();
  const hasRoom = useIsAtLeast('sm');
  const offered = hasRoom ? known(screens, states) : [];
  return {
    menus,
    screens: offered,
    menu: menus.find((one) => one.id === id),
    screen: offered.find(({ screen }) => screen.id === id),
    choose,
  };
}

/** Chooses what stands on the stage; nothing where there is but one thing. */
function StageChooser({ menus, screens, menu, screen, choose }: ReturnType<typeof useChosen>) {
  const { t } = useMessages('home');
  if (menus.length < 2 && screens.length === 0) return null;
  const all = { id: undefined, name: t(menus.length < 2 ? 'stage.qrMenu' : 'stage.allMenus') };
  const chosen = screen?.screen ?? menu ?? all;
  const choice = ({ id, name }: typeof chosen, icon: 'smartphone' | 'screen') => ({
    id: id ?? 'all',
    label: name,
    icon: chosen.id === id ? ('check' as const) : icon,
    onAction: () => choose(id),
  });
  return (
    <Chooser>
      <MenuButton
        label={chosen.name}
        size="small"
        items={[
          choice(all, 'smartphone'),
          ...(menus.length < 2 ? [] : menus.map((one) => choice(one, 'smartphone'))),
          ...screens.map((one) => choice(one.screen, 'screen')),
        ]}
      />
    </Chooser>
  );
}

/** What guests see now, beside the sheet: the page itself, of the restaurant or of one of its menus, or a screen. */
export default function HomeStage() {
  const { t } = useMessages('home');
  const href = useHref();
  const { can } = useAccess();
  const { data: restaurant } = useQuery(restaurantQuery);
  const { data: shownSince } = useQuery(shownSinceQuery);
  const { onNow, next } = useDayLine();
  const shownText = useShownText();
  const [showsCode, setShowsCode] = useState(false);
  const looking = useChosen();
  const { menu, screen } = looking;
  const name = menu?.name ?? restaurant?.name ?? '';
  const path = restaurant && `/qr-menu/${restaurant.restaurantUrl}${menu ? `/${menu.id}` : ''}`;
  const ofPage = (
    <>
      {path !== undefined && (
        <LinkButton href={path} target="_blank" icon="external" size="small">
          {t('stage.open')}
        </LinkButton>
      )}
      <Button icon="qrCode" size="small" onPress={() => setShowsCode(true)}>
        {t('stage.code')}
      </Button>
    </>
  );
  const ofScreen = screen && can('updateScreen') && (
    <LinkButton
      icon="edit"
      size="small"
      href={href({ to: '/digital-menu/screens/$screenId', params: { screenId: screen.screen.id } })}
    >
      {t('stage.editScreen')}
    </LinkButton>
  );
  const onNowAndNext = next === undefined ? onNow : `${onNow}. ${next}`;
  return (
    <Band>
      <Stage
        title={t('stage.title')}
        caption={screen ? shownText(screen) : onNowAndNext}
        label={t('stage.label', { name })}
        shape="band"
        hasOwnFrame={screen !== undefined}
        hasOwnScroll
        actions={
          <Inline gap={2}>
            <StageChooser {...looking} />
            {screen ? ofScreen : ofPage}
          </Inline>
        }
      >
        {screen && <ScreenOnStage key={screen.screen.id} {...screen} />}
        {!screen && path !== undefined && (
          <Frame
            key={`${path} ${shownSince}`}
            src={path}
            title={t('stage.frame', { name })}
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
