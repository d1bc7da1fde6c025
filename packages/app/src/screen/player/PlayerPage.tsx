import { ScreenBox, ScreenFace, ScreenNotice, useRestingShift } from '@cardamom/ui/screen';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { liftCurtain } from '../keeping/curtain.ts';
import { writeDown, type WrittenDown } from '../keeping/written-down.ts';
import type { Player, PlayerState } from './create-player.ts';
import { FaultBoundary, FirstThatCanBeDrawn } from './FaultBoundary.tsx';
import { Fill, Glass } from './Glass.styles.ts';
import { LastGoodPage } from './LastGoodPage.tsx';
import { playerWords } from './player-words.ts';
import { glassSize } from './screen-facts.ts';
import { useGround } from './useGround.ts';
import { useHands } from './useHands.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import { useWakeLock } from './useWakeLock.ts';

/** When a page is at rest after its turn, in ms: then it is copied, for when drawing fails. */
const atRestMs = 700;

interface StageProps {
  state: PlayerState;
  player: Player;
  isStill: boolean;
  appVersion: string;
}

/** What lies above the menu for a moment: its title card, or which screen this is. */
function Above({ state, isStill, appVersion }: StageProps): ReactNode {
  const { screen, playing, isIdentifying } = state;
  if (screen === null || playing === null) return null;
  const dress = playing.view.content;
  if (isIdentifying) {
    const { width, height } = glassSize();
    return (
      <Fill>
        <ScreenNotice
          kind="IDENTIFY"
          dress={dress}
          overline={playerWords.thisScreenIs}
          title={screen.name}
          text={playerWords.facts(screen.code, width, height, appVersion)}
          isStill={isStill}
        />
      </Fill>
    );
  }
  if (playing.cardUntil === null) return null;
  return (
    <Fill>
      <ScreenNotice
        kind="DAYPART"
        dress={dress}
        overline={playerWords.now}
        title={dress.menuName}
        text={dress.comesNext === '' ? undefined : dress.comesNext}
        status={state.status}
        isStill={isStill}
        shift={playing.shift}
      />
    </Fill>
  );
}

/** No menu has ever come. */
function Waiting({ isStill }: Pick<StageProps, 'isStill'>) {
  const shift = useRestingShift();
  const text = navigator.onLine ? playerWords.waitingText : playerWords.noNetworkText;
  return <ScreenNotice kind="WAITING" title={playerWords.waitingTitle} {...{ text, isStill, shift }} />;
}

function Stage({ state, player, isStill }: StageProps): ReactNode {
  const { hasBegun, playing, status, progress } = state;
  if (!hasBegun) return null;
  if (playing === null) return <Waiting isStill={isStill} />;
  const { view, page, shift } = playing;
  if (view.kind !== 'MENU') {
    const { kind, content, title, text, hint } = view;
    return (
      <ScreenNotice
        kind={kind}
        dress={content}
        title={title}
        text={text === '' ? undefined : text}
        hint={hint === '' ? undefined : hint}
        status={status}
        isStill={isStill}
        shift={shift}
      />
    );
  }
  return (
    <ScreenFace
      content={view.content}
      page={page}
      status={status}
      onPages={player.setPages}
      progress={progress}
      isStill={isStill}
      shift={shift}
    />
  );
}

/** A copy of what stands there, taken once it is at rest after each turn. What stood there before the page was loaded goes by then, and not while there is nothing to show. */
function useCopy({ playing, hasFailed }: PlayerState) {
  const place = useRef<HTMLDivElement>(null);
  const copy = useRef<WrittenDown | null>(null);
  const turns = playing?.turns ?? null;
  useEffect(() => {
    if (turns === null || hasFailed) return undefined;
    const timer = setTimeout(() => {
      liftCurtain();
      const page = place.current?.firstElementChild;
      if (page) copy.current = writeDown(page);
    }, atRestMs);
    return () => clearTimeout(timer);
  }, [turns, hasFailed]);
  return { place, copy };
}

/** Props of `PlayerPage`. */
export interface PlayerPageProps {
  player: Player;
  appVersion: string;
}

/** A screen on its television: the menu, what lies above it, and what stands there where drawing fails. */
export function PlayerPage({ player, appVersion }: PlayerPageProps) {
  const state = useSyncExternalStore(player.subscribe, player.state);
  const isStill = useReducedMotion();
  useWakeLock();
  useGround(state.playing?.view.content ?? null);
  useHands(player, state.playing?.view.content.direction === 'rtl');
  const { place, copy } = useCopy(state);
  const stage = { state, player, isStill, appVersion };
  const title = state.screen?.restaurant.name ?? playerWords.waitingTitle;
  const dress = state.playing?.view.content;
  const instead = [
    () => copy.current && <LastGoodPage copy={copy.current} />,
    () => <ScreenNotice kind="WAITING" dress={dress} title={title} isStill />,
    () => <ScreenNotice kind="WAITING" title={title} isStill />,
    () => title,
  ];
  return (
    <Glass data-turns={state.playing?.turns}>
      <ScreenBox turn={state.screen?.turn}>
        <FaultBoundary
          key={state.attempt}
          onFault={player.drawingFailed}
          renderFallback={() => <FirstThatCanBeDrawn of={instead} onFault={player.fault} />}
        >
          <Fill ref={place}>
            <Stage {...stage} />
          </Fill>
          <Above {...stage} />
        </FaultBoundary>
      </ScreenBox>
    </Glass>
  );
}
