import { ScreenProvider } from '@cardamom/ui/screen';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { canReload, keepPage, ownVersion, versionAtHand } from './keeping/builds.ts';
import { drawCurtain, liftCurtain } from './keeping/curtain.ts';
import { lastScreen } from './keeping/last-screen.ts';
import { createDecoder, createPictureKeeper, forgetPictures } from './keeping/pictures.ts';
import { createReloads, type TabStorage } from './keeping/reloads.ts';
import { sendReport } from './keeping/reports.ts';
import { screenStore } from './keeping/screen-store.ts';
import { createPairing } from './pairing/create-pairing.ts';
import { askForCode, checkCode } from './pairing/pairing-calls.ts';
import { PairingPage } from './pairing/PairingPage.tsx';
import { createPlayer } from './player/create-player.ts';
import { PlayerPage } from './player/PlayerPage.tsx';
import { glassSize } from './player/screen-facts.ts';
import { openStream } from './reading/open-stream.ts';
import { readScreen } from './reading/read-screen.ts';
import { browserDevice } from './time/device.ts';

const version = ownVersion();
/** Said of itself where the server has not put it into the page. */
const appVersion = version === '' ? 'unknown' : version;

const device = browserDevice;

/** Errors that browsers tell of and that are none. */
const harmless = /ResizeObserver loop/u;

/** Some televisions are set to keep nothing at all. */
function tabStorage(): TabStorage {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

function goTo(code: string): void {
  location.replace(`/screen/${code}`);
}

function pair(): ReactNode {
  const known = lastScreen.read();
  if (known !== null) {
    goTo(known);
    return null;
  }
  // Of the screen that it was until it was unpaired.
  liftCurtain();
  return (
    <PairingPage
      pairing={createPairing({ device, askForCode, checkCode, onPaired: goTo })}
      host={location.host}
    />
  );
}

/** The screen was unpaired: the television forgets it, and waits to be paired. */
async function beginAnew(code: string): Promise<void> {
  if (lastScreen.read() === code) lastScreen.write(null);
  await screenStore.forget(code);
  await forgetPictures(await screenStore.codes());
  location.replace('/screen');
}

function playScreen(code: string): ReactNode {
  lastScreen.write(code);
  const player = createPlayer({
    code,
    appVersion,
    device,
    window,
    openStream,
    glassSize,
    read: () => readScreen(code),
    store: screenStore,
    sendReport: (report) => sendReport(code, report),
    decoder: createDecoder(),
    keepPictures: createPictureKeeper(code),
    versionAtHand,
    reloads: createReloads({
      device,
      storage: tabStorage(),
      ownVersion: version,
      canReload,
      reload: () => location.reload(),
    }),
    onGone: () => void beginAnew(code),
  });
  addEventListener('error', ({ error, message }) => {
    if (!harmless.test(message)) player.fault(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => player.fault(reason));
  // One that the browser brings back would have slept; a new one is right.
  addEventListener('pagehide', () => {
    drawCurtain();
    player.stop();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  void screenStore.codes().then((codes) => forgetPictures([code, ...codes]));
  return <PlayerPage player={player} appVersion={appVersion} />;
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
const [, , code = ''] = location.pathname.split('/');
createRoot(root).render(<ScreenProvider>{code === '' ? pair() : playScreen(code)}</ScreenProvider>);
keepPage();
