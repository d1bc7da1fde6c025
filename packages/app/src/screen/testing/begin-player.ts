import type { PublicScreen, ScreenReport } from '@cardamom/api-types';
import type { damaged, KeptScreen } from '../keeping/kept-screen.ts';
import { createPlayer } from '../player/create-player.ts';
import type { ScreenAnswer } from '../reading/read-screen.ts';
import { exampleCode, exampleScreen } from './example-screen.ts';
import { fakeDevice } from './fake-device.ts';

/** What surrounds the player of a test; it may be changed while it plays. */
export interface Around {
  /** What the server answers; null where it does not. */
  screen: PublicScreen | null;
  isGone: boolean;
  kept: Partial<Record<'last' | 'good', KeptScreen | typeof damaged>>;
  version: string;
}

/** A television on its network, that has kept nothing yet. */
export const online = (): Around => ({
  screen: exampleScreen(),
  isGone: false,
  kept: {},
  version: '0.1.0-aaaaaaaa',
});

/** A player on a fake device, with one page for each dish. */
export function beginPlayer(around: Around) {
  const device = fakeDevice();
  const serverAhead = device.wall() - device.steady();
  const reports: ScreenReport[] = [];
  const reloads: string[] = [];
  let timesGone = 0;
  const player = createPlayer({
    code: exampleCode,
    appVersion: '0.1.0-aaaaaaaa',
    device,
    read: async (): Promise<ScreenAnswer> => {
      if (around.isGone) return { kind: 'gone' };
      if (around.screen === null) return { kind: 'failed' };
      const asOf = new Date(device.steady() + serverAhead).toISOString();
      return { kind: 'screen', screen: { ...around.screen, asOf } };
    },
    openStream: () => Promise.reject(new Error('Nobody can listen')),
    store: {
      read: async (_, state) => around.kept[state] ?? null,
      keep: async (_, state, kept) => {
        around.kept[state] = kept;
      },
    },
    sendReport: async (report) => {
      reports.push(report);
      return around.screen !== null;
    },
    glassSize: () => ({ width: 1920, height: 1080 }),
    decoder: { prepare: () => undefined, isReady: () => true },
    keepPictures: async () => undefined,
    versionAtHand: async () => around.version,
    reloads: {
      forFault: () => reloads.push('fault'),
      mayTake: (version) => version !== '0.1.0-aaaaaaaa',
      forVersion: (version) => reloads.push(version),
      stop: () => undefined,
    },
    onGone: () => {
      timesGone += 1;
    },
  });
  // As the face does: a page for each dish.
  let drawn: unknown;
  player.subscribe(() => {
    const { playing } = player.state();
    if (!playing || playing.view === drawn) return;
    drawn = playing.view;
    const { sections, itemSeconds } = playing.view.content;
    player.setPages(
      sections.flatMap(({ title, dishes }) =>
        dishes.map(({ id }) => ({
          key: id,
          dishIds: [id],
          largeId: id,
          title,
          seconds: itemSeconds,
          pictures: [],
        })),
      ),
    );
  });
  /** The dish in view, or the words in its place. */
  const shown = (): string | undefined => {
    const { playing } = player.state();
    if (!playing) return undefined;
    if (playing.view.kind !== 'MENU') return playing.view.title;
    const dishes = playing.view.content.sections.flatMap((section) => section.dishes);
    return dishes.find(({ id }) => id === playing.pages[playing.page]?.largeId)?.name;
  };
  return { device, player, reports, reloads, shown, timesGone: () => timesGone };
}
