import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { toastQueue } from '../packages/ui/src/components/Toast/toast-queue.ts';
import { keepDrawings } from '../packages/ui/src/icons/drawings.ts';
import { laterIcons } from '../packages/ui/src/icons/later-icons.gen.ts';
import { startFresh } from '../packages/ui/src/stories/freshInput.ts';
import { breakpoints } from '../packages/ui/src/theme/index.ts';
import { checkInDark } from './axe-in-dark.ts';
import { stopClock } from './clock.ts';
import { DocsPage } from './DocsPage.tsx';
import { waitWithoutEnd } from './endless-waits.ts';
import { entered } from './entered.ts';
import { fillGuestFrames } from './guest-frames.ts';
import { pageAtRest, requestsOver, watchPage } from './page-at-rest.ts';
import { layOut } from './picture-test/layout.ts';
import './picture-test/picture-taker.ts';
import { renderToCanvas } from './render-to-canvas.ts';
import { withScheme } from './schemes.tsx';
import { letToastsGo, letToastsStay } from './staying-toasts.ts';
import './fonts.css';

// No picture is taken before an icon has come.
keepDrawings(laterIcons);

fillGuestFrames();

// A busy machine needs longer than the second that is usual; what is there at once is found at once.
configure({ asyncUtilTimeout: 20_000 });

const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';
if (isTestRun) watchPage();

const phone = { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' } as const;

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    {
      name: `${name} ${width}`,
      styles: { width: `${width}px`, height: '900px' },
      type: width < breakpoints.md ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
);

const preview: Preview = {
  renderToCanvas,
  tags: ['autodocs'],
  decorators: [withScheme],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        serviceWorker: { url: './mockServiceWorker.js' },
        onUnhandledRequest: 'bypass',
      });
      return worker;
    }),
  ],
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // React Aria's announcer outlives its story and still names what that story showed.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Collecting what is right takes time, and only the panel shows it.
        ...(isTestRun ? { resultTypes: ['violations'] } : {}),
      },
      // A cell of a table takes the arrow keys; what a pointer aims at is the control inside it.
      config: { rules: [{ id: 'target-size', enabled: true, selector: '*:not([role="gridcell"])' }] },
    },
    chromatic: { modes: { light: { scheme: 'light' }, dark: { scheme: 'dark' } } },
    viewport: { options: { phone, ...viewports } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsPage, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Layout', 'Motion', 'Icons', 'Voice', 'Tokens'],
          'Patterns',
          ['Settings page', 'Screen', 'Staff form'],
          'Actions',
          'Fields',
          ['Matrix'],
          'Data',
          'Overlays',
          'Messages',
          'Layout',
          'Text',
          'Pictures',
          'Guest menu',
          ['Page'],
          'Screen',
          'Parts',
          'App',
        ],
      },
    },
  },
  // Not before, since Storybook sets up its own here.
  beforeAll: () =>
    configure((before) => ({
      asyncWrapper: async (find) => {
        const found = await before.asyncWrapper(find);
        // Who finds a dialog sees it.
        await entered();
        return found;
      },
    })),
  beforeEach: ({ parameters, title }) => {
    // Toasts belong to the page, not to the story that asked for them.
    toastQueue.clear();
    const letClockGoOn = stopClock();
    if (!isTestRun) return letClockGoOn;
    layOut(parameters['layout']);
    startFresh();
    // A draft that the story before left would be restored in this one.
    localStorage.clear();
    if (title.startsWith('App/')) letToastsStay();
    else letToastsGo();
    const endWaits = waitWithoutEnd();
    return async () => {
      endWaits();
      // What failed with the story is not said in the next one.
      await requestsOver();
      letClockGoOn();
    };
  },
  // The story is still mounted, as its play function has left it.
  afterEach: async (story) => {
    if (!isTestRun) return;
    if (story.title.startsWith('App/')) await pageAtRest();
    // Where a page was scrolled by focus depends on the browser, and with it what a bar that stays covers.
    if (!story.tags.includes('scrolled')) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    // A toast that leaves by itself would be in one picture and not in the next.
    toastQueue.pauseAll();
    try {
      await checkInDark(story.parameters['a11y']);
    } finally {
      await globalThis.takePictures?.(story);
    }
  },
};

export default preview;
