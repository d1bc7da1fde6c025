import type { PublicScreen, ScreenReport } from '@cardamom/api-types';
import type { ScreenPageInfo, ScreenPicture, ScreenStatus } from '@cardamom/ui/screen';
import { onAirAt, picturesOf, viewAt } from '../../shared/screen-view/index.ts';
import type { KeptScreen } from '../keeping/kept-screen.ts';
import type { Reloads } from '../keeping/reloads.ts';
import { createReports } from '../keeping/reports.ts';
import type { ScreenStore } from '../keeping/screen-store.ts';
import { keepCurrent, type Current, type CurrentOptions } from '../reading/keep-current.ts';
import type { Device } from '../time/device.ts';
import { createServerClock } from '../time/server-clock.ts';
import {
  afterTime,
  dueAt,
  hasTurned,
  pageAfter,
  paused,
  play,
  progressAt,
  timeOf,
  turned,
  withPages,
  withView,
  type Playing,
} from './playing.ts';
import { showingOf, statusOf } from './screen-facts.ts';

/** How often the player looks at its clocks, in ms; a page turns when it is due, also in between. */
const beatMs = 1000;
/** A page that has not turned for so many of its times is stuck. */
const stuckTimes = 3;
/** What has stood for so long without a fault is good, in ms. */
const goodAfterMs = 10_000;
/** The storage of some televisions answers never; it is waited for so long, in ms. */
const storagePatienceMs = 1500;

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
}

/** What the player reaches the world through. */
export interface PlayerSurroundings {
  code: string;
  appVersion: string;
  device: Device;
  read: CurrentOptions['read'];
  openStream: CurrentOptions['openStream'];
  window?: CurrentOptions['window'];
  store: Pick<ScreenStore, 'read' | 'keep'>;
  sendReport: (report: ScreenReport) => Promise<boolean>;
  glassSize: () => Pick<ScreenReport, 'width' | 'height'>;
  decoder: {
    prepare: (page: { key: string; pictures: readonly ScreenPicture[] }) => void;
    isReady: () => boolean;
  };
  keepPictures: (pictures: readonly ScreenPicture[]) => Promise<void>;
  /** The version that a reload would show. */
  versionAtHand: () => Promise<string | null>;
  reloads: Reloads;
  /** There is no such screen any more. */
  onGone: () => void;
}

/** Plays one screen; React draws its state. */
export type Player = ReturnType<typeof createPlayer>;

/**
 * Plays a screen: begins with what was kept, keeps that as it is on the server, turns its pages and its menus when they are due, and goes
 * on whatever fails meanwhile. Moments of `playing` are of the steady clock.
 */
export function createPlayer(surroundings: PlayerSurroundings) {
  const { code, appVersion, device, store, decoder, reloads } = surroundings;
  const clock = createServerClock(device, 0);
  const openedAt = device.steady();
  const listeners = new Set<() => void>();
  let state: PlayerState = {
    hasBegun: false,
    screen: null,
    playing: null,
    status: { clock: null, offline: null },
    progress: null,
    isIdentifying: false,
    attempt: 0,
  };
  let current: Current | undefined;
  /** When what is kept was right, by the server's clock; what is read is right from when it was. */
  let keptRightAt = 0;
  /** When the view has to be made anew, by the server's clock. */
  let viewUntil = 0;
  /** What a reload would show; null where it is not sure that it would show anything. */
  let versionAtHand: string | null = null;
  let isAskingForVersion = false;
  let good: PublicScreen | null = null;
  let shownSince = openedAt;
  /** The turn after which the page was found to be late. */
  let lateAtTurn: number | null = null;
  let leaveBeat: (() => void) | undefined;
  let leaveWatch: (() => void) | undefined;
  let isStopped = false;

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
    const unconfirmed = current?.unconfirmedFor() ?? Infinity;
    return Number.isFinite(unconfirmed) ? clock.now() - unconfirmed : keptRightAt;
  }

  function fault(error: unknown): void {
    reports.fault(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    reloads.forFault();
  }

  function emit(playing: Playing | null): void {
    const now = device.steady();
    const { screen } = state;
    const before = state.playing;
    const trust = { now: clock.now(), rightAt: rightAt(), openFor: now - openedAt };
    state = {
      hasBegun: true,
      screen,
      playing,
      status: screen ? statusOf(screen, trust) : state.status,
      progress: playing && progressAt(playing, now + beatMs),
      isIdentifying: clock.now() < Date.parse(screen?.identifyUntil ?? ''),
      attempt: state.attempt,
    };
    if (playing && before?.view.menuId !== playing.view.menuId) reports.soon();
    if (playing && hasTurned(before, playing)) afterTurn(now);
    const next = playing && pageAfter(playing);
    if (next) decoder.prepare(next);
    for (const listener of listeners) listener();
  }

  /** Between two pages, or when words that stand in place of a menu move: a new version takes over, and what has stood without a fault is known to be good. */
  function afterTurn(now: number): void {
    if (versionAtHand !== null && reloads.mayTake(versionAtHand)) reloads.forVersion(versionAtHand);
    const { screen } = state;
    if (screen === null || screen === good || now - shownSince < goodAfterMs) return;
    good = screen;
    void store.keep(code, 'good', keptNow(screen));
  }

  function keptNow(screen: PublicScreen): KeptScreen {
    return { screen, ahead: clock.ahead(), rightAt: rightAt() };
  }

  /** Draws the screen as its timetable has it now. */
  function show(screen: PublicScreen): void {
    const moment = clock.now();
    const view = viewAt(screen, moment);
    const nextHour = moment + 3_600_000;
    viewUntil = Math.min(onAirAt(screen, moment).until ?? nextHour, nextHour);
    const now = device.steady();
    if (screen !== state.screen) shownSince = now;
    state = { ...state, screen };
    emit(state.playing ? withView(state.playing, view, now) : play(view, now));
  }

  async function askForVersion(): Promise<void> {
    if (isAskingForVersion) return;
    isAskingForVersion = true;
    versionAtHand = await surroundings.versionAtHand();
    isAskingForVersion = false;
  }

  function onScreen(screen: PublicScreen): void {
    clock.learn(Date.parse(screen.asOf));
    try {
      show(screen);
    } catch (error) {
      // What stood there before stays.
      fault(error);
      return;
    }
    void store.keep(code, 'last', keptNow(screen));
    surroundings.keepPictures(picturesOf(screen)).catch(() => undefined);
    if (versionAtHand === null || screen.appVersion !== appVersion) void askForVersion();
  }

  function beat(): void {
    try {
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

  /** Apart from the beat, so that it finds out where that has stopped; a device that had no time for either is believed once. */
  function watch(): void {
    const { playing } = state;
    const due = playing && dueAt(playing);
    const late = due === null || playing === null ? 0 : device.steady() - due;
    const isLate =
      playing !== null && late > (stuckTimes - 1) * Math.max(timeOf(playing), beatMs * stuckTimes);
    if (isLate && lateAtTurn === playing.turns)
      fault(new Error(`A page has not turned for ${Math.round(late / 1000)} s`));
    lateAtTurn = isLate ? playing.turns : null;
    leaveWatch = device.after(beatMs * stuckTimes, watch);
  }

  async function readKept(): Promise<KeptScreen | null> {
    return (await store.read(code, 'last')) ?? (await store.read(code, 'good'));
  }

  async function fromStorage(): Promise<KeptScreen | null> {
    const late = new Promise<null>((resolve) => {
      device.after(storagePatienceMs, () => resolve(null));
    });
    return Promise.race([readKept(), late]);
  }

  async function start(): Promise<void> {
    const kept = await fromStorage();
    if (isStopped) return;
    if (kept !== null) {
      clock.learn(device.wall() + kept.ahead);
      keptRightAt = kept.rightAt;
      try {
        show(kept.screen);
      } catch (error) {
        fault(error);
      }
    }
    if (!state.hasBegun) emit(null);
    const { read, openStream, window, onGone } = surroundings;
    current = keepCurrent({ device, read, openStream, window, onScreen, onGone });
    beat();
    watch();
  }

  /** What was read last cannot be drawn: what stood there before it is drawn once, until the page is loaded anew. */
  async function drawGood(): Promise<void> {
    if (state.attempt > 0) return;
    const kept = await store.read(code, 'good');
    if (kept === null || isStopped) return;
    state = { ...state, attempt: 1, playing: null };
    try {
      show(kept.screen);
    } catch (error) {
      fault(error);
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
    drawingFailed: (error: unknown): void => {
      fault(error);
      void drawGood();
    },
    stop: (): void => {
      isStopped = true;
      leaveBeat?.();
      leaveWatch?.();
      current?.stop();
      reports.stop();
      reloads.stop();
      listeners.clear();
    },
  };
}
