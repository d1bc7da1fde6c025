import type { PublicScreen } from '@cardamom/api-types';
import type { ScreenPageInfo, ScreenStatus } from '@cardamom/ui/screen';
import { onAirAt, picturesOf, viewAt } from '../../shared/screen-view/index.ts';
import { createReports } from '../keeping/reports.ts';
import { keepCurrent, type Current } from '../reading/keep-current.ts';
import { createServerClock } from '../time/server-clock.ts';
import { createKeptMenus } from './kept-menus.ts';
import {
  afterTime,
  dueAt,
  hasTurned,
  pageAfter,
  paused,
  play,
  progressAt,
  turned,
  withPages,
  withView,
  type Playing,
} from './playing.ts';
import { showingOf, statusOf } from './screen-facts.ts';
import type { PlayerSurroundings } from './surroundings.ts';
import { createVersionAtHand } from './version-at-hand.ts';
import { watchTurns } from './watch-turns.ts';

/** How often the player looks at its clocks, in ms; a page turns when it is due, also in between. */
const beatMs = 1000;

/** What stands on the television, for drawing. */
export interface PlayerState {
  /** What was kept has been looked for. */
  hasBegun: boolean;
  /** Null while nothing is known of the screen. */
  screen: PublicScreen | null;
  playing: Playing | null;
  status: ScreenStatus;
  /** Where the line of progress is at the next beat; null where nothing turns. */
  progress: number | null;
  /** Somebody asked which screen this is. */
  isIdentifying: boolean;
  /** Counts how often drawing was begun anew. */
  attempt: number;
  /** What should stand there cannot be drawn, and nothing that could be instead. */
  hasFailed: boolean;
}

/** What a screen says, whenever that was. */
function textOf(screen: PublicScreen): string {
  return JSON.stringify({ ...screen, asOf: '' });
}

/** Plays one screen; React draws its state. */
export type Player = ReturnType<typeof createPlayer>;

/**
 * Plays a screen: begins with what was kept, keeps that as it is on the server, turns its pages and its menus when they are due, and goes
 * on whatever fails meanwhile. Moments of `playing` are of the steady clock.
 */
export function createPlayer(surroundings: PlayerSurroundings) {
  const { code, appVersion, device, decoder, reloads } = surroundings;
  const clock = createServerClock(device, 0);
  const openedAt = device.steady();
  const atHand = createVersionAtHand(surroundings.versionAtHand);
  const listeners = new Set<() => void>();
  let state: PlayerState = {
    hasBegun: false,
    screen: null,
    playing: null,
    status: { clock: null, offline: null },
    progress: null,
    isIdentifying: false,
    attempt: 0,
    hasFailed: false,
  };
  let current: Current | undefined;
  /** When what is kept was right, by the server's clock; what is read is right from when it was. */
  let keptRightAt = 0;
  /** When the view has to be made anew, by the server's clock. */
  let viewUntil = 0;
  /** What was drawn, as it stood at the last beat: it comes back where what follows cannot be drawn. */
  let sound: { screen: PublicScreen; playing: Playing } | null = null;
  /** What could not be drawn is not tried again as long as the server says the same. */
  let refused = '';
  /** Since when the server has said what cannot be drawn, by its clock. */
  let outdatedAt: number | null = null;
  let hasTriedGood = false;
  let leaveBeat: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  let isStopped = false;

  const kept = createKeptMenus({
    code,
    device,
    store: surroundings.store,
    keptNow: (screen) => ({ screen, ahead: clock.ahead(), rightAt: rightAt() }),
    onDamaged: () => tell(new Error('What was kept is damaged')),
  });
  const reports = createReports({
    device,
    send: surroundings.sendReport,
    facts: () => {
      if (state.screen === null) return null;
      const menuOf = new Date(Math.min(rightAt(), 8.64e15)).toISOString();
      const showing = state.playing && showingOf(state.playing);
      return { appVersion, ...surroundings.glassSize(), menuOf, showing };
    },
  });

  function rightAt(): number {
    if (outdatedAt !== null) return outdatedAt;
    const unconfirmed = current?.unconfirmedFor() ?? Infinity;
    return Number.isFinite(unconfirmed) ? clock.now() - unconfirmed : keptRightAt;
  }

  function tell(error: unknown): void {
    reports.fault(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }

  function fault(error: unknown): void {
    tell(error);
    reloads.forFault();
  }

  function emit(playing: Playing | null): void {
    const now = device.steady();
    const { screen } = state;
    const before = state.playing;
    const trust = { now: clock.now(), rightAt: rightAt(), openFor: now - openedAt };
    state = {
      ...state,
      hasBegun: true,
      playing,
      status: screen ? statusOf(screen, trust) : state.status,
      progress: playing && progressAt(playing, now + beatMs),
      isIdentifying: clock.now() < Date.parse(screen?.identifyUntil ?? ''),
    };
    if (playing && before?.view.menuId !== playing.view.menuId) reports.soon();
    if (playing && hasTurned(before, playing)) afterTurn();
    const next = playing && pageAfter(playing);
    if (next) decoder.prepare(next);
    for (const listener of listeners) listener();
  }

  /** Between two pages, or when words that stand in place of a menu move: a new version takes over, and what has stood without a fault is known to be good. */
  function afterTurn(): void {
    const version = atHand.now();
    if (version !== null && reloads.mayTake(version)) reloads.forVersion(version);
    kept.atTurn();
  }

  /** Draws the screen as its timetable has it now. */
  function show(screen: PublicScreen): void {
    const moment = clock.now();
    const view = viewAt(screen, moment);
    const nextHour = moment + 3_600_000;
    viewUntil = Math.min(onAirAt(screen, moment).until ?? nextHour, nextHour);
    const now = device.steady();
    state = { ...state, screen };
    emit(state.playing ? withView(state.playing, view, now) : play(view, now));
    // Drawn by then.
    device.after(0, noteSound);
  }

  function onScreen(screen: PublicScreen): void {
    clock.learn(Date.parse(screen.asOf));
    if (textOf(screen) === refused) return;
    outdatedAt = null;
    try {
      if (state.hasFailed) beginAnew();
      show(screen);
    } catch (error) {
      // What stood there before stays.
      fault(error);
      return;
    }
    surroundings.keepPictures(picturesOf(screen)).catch(() => undefined);
    if (atHand.now() === null || screen.appVersion !== appVersion) void atHand.look();
  }

  /** The server has sent what this version cannot read: a newer one may. */
  function onDamaged(): void {
    tell(new Error('The server has sent a menu that cannot be read'));
    void atHand.look();
  }

  /** What was to stand there a moment ago is drawn by now, unless drawing has failed. */
  function noteSound(): void {
    const { screen, playing, hasFailed } = state;
    if (screen === null || playing === null || hasFailed || isStopped) return;
    // What is due was not drawn yet.
    sound = { screen: playing.due ? (sound?.screen ?? screen) : screen, playing: { ...playing, due: null } };
    hasTriedGood = false;
    if (!playing.due) kept.drawn(screen);
  }

  function beat(): void {
    try {
      noteSound();
      if (clock.hasJumped()) current?.askNow();
      current?.tick();
      if (state.screen && clock.now() >= viewUntil) show(state.screen);
      const { playing } = state;
      if (playing) emit(afterTime(playing, device.steady(), decoder.isReady()));
    } catch (error) {
      fault(error);
    }
    if (isStopped) return;
    const due = state.playing === null ? null : dueAt(state.playing);
    const untilDue = due === null ? beatMs : due - device.steady();
    // A page that is over and waits for a picture is looked at ten times a second.
    leaveBeat = device.after(Math.min(Math.max(untilDue, beatMs / 10), beatMs), beat);
  }

  async function start(): Promise<void> {
    const latest = await kept.latest();
    if (isStopped) return;
    if (latest !== null) {
      clock.learn(device.wall() + latest.ahead);
      keptRightAt = latest.rightAt;
      try {
        show(latest.screen);
      } catch (error) {
        fault(error);
      }
    }
    if (!state.hasBegun) emit(null);
    const { read, openStream, window, onGone } = surroundings;
    current = keepCurrent({ device, read, openStream, window, onScreen, onDamaged, onGone });
    // What begins is drawn first.
    leaveBeat = device.after(0, beat);
    stopWatching = watchTurns({ device, playing: () => state.playing, onStuck: fault });
  }

  /** Has everything drawn anew, by what knows of no fault. */
  function beginAnew(): void {
    state = { ...state, playing: null, attempt: state.attempt + 1, hasFailed: false };
  }

  /** What was kept as good is drawn once, where not even what stood there before can be. */
  async function drawGood(): Promise<void> {
    if (hasTriedGood) return;
    hasTriedGood = true;
    const good = await kept.good();
    if (good === null || isStopped || !state.hasFailed) return;
    beginAnew();
    try {
      show(good.screen);
    } catch (error) {
      fault(error);
    }
  }

  /** What stands there cannot be drawn: what stood there before it comes back before anybody has seen that. */
  function drawingFailed(error: unknown): void {
    fault(error);
    // Where another one waits for its turn it is not that which failed.
    refused = state.screen && !state.playing?.due ? textOf(state.screen) : '';
    const before = sound;
    sound = null;
    if (before) {
      if (before.screen !== state.screen) outdatedAt ??= clock.now();
      beginAnew();
      state = { ...state, screen: before.screen };
      emit(before.playing);
    } else {
      state = { ...state, hasFailed: true };
      emit(state.playing);
      void drawGood();
    }
  }

  /** Changes what stands there by hand. */
  function change(work: (playing: Playing, now: number) => Playing): void {
    if (state.playing) emit(work(state.playing, device.steady()));
  }

  void start();
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The face has found its pages. */
    setPages: (pages: readonly ScreenPageInfo[]) => change((playing) => withPages(playing, pages)),
    turn: (step: 1 | -1) => change((playing, now) => turned(playing, now, step)),
    togglePause: () => change((playing, now) => paused(playing, playing.pausedAt === null, now)),
    fault,
    drawingFailed,
    stop: (): void => {
      isStopped = true;
      leaveBeat?.();
      stopWatching?.();
      current?.stop();
      reports.stop();
      reloads.stop();
      listeners.clear();
    },
  };
}
