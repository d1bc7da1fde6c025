import type { PublicScreen } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import {
  answers,
  fails,
  guestsNow,
  listOf,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import {
  exampleScreen,
  menuOnScreens,
  previewOfScreens,
  stateOf,
  threeScreens,
  threeStates,
} from '#shared/testing/example-screens.ts';

const [bar = exampleScreen, , windowScreen = exampleScreen] = threeScreens;
const terrace = {
  ...bar,
  id: '0198a000-0000-7000-8000-000000000054',
  name: 'Terrace by the river, behind the second bar, on the left as one comes in',
};
/** So many that the sheet is longer than the window. */
const farAway = Array.from({ length: 12 }, (_, index) => ({
  ...bar,
  id: `0198a000-0000-7000-8000-0000000000${60 + index}`,
  name: `Gate ${index + 1}`,
}));
const lunch = previewOfScreens.menus[0]?.id ?? null;
const evening = '0198a000-0000-7000-8000-0000000000e3';

/** Its menu until six, then another one. */
const untilEvening: PublicScreen = {
  ...previewOfScreens,
  menus: [...previewOfScreens.menus, { id: evening, name: 'Evening', sections: [], leftOut: 0 }],
  timetable: [
    { from: guestsNow.at, menuId: lunch },
    { from: '2026-03-14T18:00:00Z', menuId: evening },
  ],
};

const shows = (view: PublicScreen) => answers('viewScreen', view);
const menus = answers('listMenus', listOf([menuOnScreens]));
const hung = [
  menus,
  answers('listScreens', listOf([...threeScreens])),
  answers('getScreenStates', threeStates),
];

const meta = {
  title: 'App/Home/Stage',
  component: StoryApp,
  args: { path: '/' },
  globals: { viewport: { value: 'lg' } },
  parameters: {
    ...screenParameters,
    msw: [shows(untilEvening), ...hung, ...usual],
    docs: {
      description: {
        component:
          'What stands beside Home’s sheet: the guests’ page, of the restaurant or of one menu, or a screen as it is now.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Puts something on the stage. */
async function look(canvas: Canvas, at: string, shown = 'QR menu'): Promise<void> {
  await press(canvas, shown);
  await userEvent.click(await screen.findByRole('menuitem', { name: at }, patience));
}

const glassOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('region', { name: `${name}, as guests see it now` }, patience);

export const OneScreen: Story = {
  name: 'One screen, chosen',
  tags: ['in-dark'],
  parameters: {
    msw: [
      shows(untilEvening),
      menus,
      answers('listScreens', listOf([bar])),
      answers('getScreenStates', { ...threeStates, screens: [stateOf(bar)] }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Bar');
    await step('It shows the page that its television shows, and what comes next', async () => {
      const glass = await glassOf(canvas, 'Bar');
      await waitFor(() => expect(glass).toHaveTextContent('Grilled sardines'), patience);
      await expect(canvas.getByText('Next: Evening, 18:00.')).toBeVisible();
      await expect(canvas.getAllByText('All day, page 1 of 3')).toHaveLength(2);
      await expect(canvas.queryByTitle(/^The guest page of/)).toBeNull();
    });
    await step('The choice leads to the page of the screen', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit screen' })).toHaveAttribute(
        'href',
        `/digital-menu/screens/${bar.id}`,
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Bar' })).toHaveFocus(), patience);
    });
  },
};

export const NameOnItsWay: Story = {
  name: 'The name of a menu is on its way',
  tags: ['no-picture'],
  parameters: { msw: [shows(untilEvening), waits('listMenus'), ...hung.slice(1), ...usual] },
  play: async ({ canvas }) => {
    await look(canvas, 'Bar');
    const glass = await glassOf(canvas, 'Bar');
    await waitFor(() => expect(glass).toHaveTextContent('Grilled sardines'), patience);
    await expect(canvas.queryByText('No menu now')).toBeNull();
  },
};

export const BackToTheMenu: Story = {
  name: 'A screen, then the QR menu again',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await look(canvas, 'Counter');
    await glassOf(canvas, 'Counter');
    await look(canvas, 'QR menu', 'Counter');
    await step('The guests’ page is back, with its code', async () => {
      await canvas.findByTitle('The guest page of Cardamom & Lime', {}, patience);
      await expect(canvas.getByRole('button', { name: 'Code' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Edit screen' })).toBeNull();
    });
  },
};

export const NoScreens: Story = {
  name: 'No screens',
  parameters: { msw: usual },
  play: async ({ canvas, step }) => {
    await step('Where there is but one thing to see, nothing is to be chosen', async () => {
      await canvas.findByTitle('The guest page of Cardamom & Lime', {}, patience);
      await expect(canvas.queryByRole('button', { name: 'QR menu' })).toBeNull();
    });
  },
};

export const LongName: Story = {
  name: 'Several, one with a long name',
  parameters: {
    msw: [
      shows(untilEvening),
      answers('listScreens', listOf([...threeScreens, terrace, ...farAway])),
      answers('getScreenStates', { ...threeStates, screens: [...threeStates.screens, stateOf(terrace)] }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await look(canvas, terrace.name);
    await canvas.findByRole('link', { name: 'Gate 12' }, patience);
    await step('Its name stays within the stage', async () => {
      await glassOf(canvas, terrace.name);
      const stage = canvas.getByRole('complementary', { name: 'What guests see' });
      await expect(stage.scrollWidth).toBeLessThanOrEqual(stage.clientWidth);
    });
    await step('It stays in view while the sheet scrolls', async () => {
      const stage = canvas.getByRole('complementary', { name: 'What guests see' });
      const { top } = stage.getBoundingClientRect();
      window.scrollTo({ top: 120, behavior: 'instant' });
      await expect(window.scrollY).toBeGreaterThan(0);
      await expect(stage.getBoundingClientRect().top).toBeCloseTo(top, 0);
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
};

export const Upright: Story = {
  name: 'A screen that hangs upright',
  tags: ['in-dark'],
  parameters: { msw: [shows({ ...previewOfScreens, layout: 'BOARD', isDark: true }), ...hung, ...usual] },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Counter');
    await step('It stands upright here too, and whole', async () => {
      const glass = await glassOf(canvas, 'Counter');
      const { width, height, bottom } = glass.getBoundingClientRect();
      await expect(height).toBeGreaterThan(width);
      await expect(bottom).toBeLessThan(innerHeight);
    });
  },
};

export const NotPaired: Story = {
  name: 'A screen without a television',
  parameters: {
    msw: [
      shows(previewOfScreens),
      answers('listScreens', listOf([bar])),
      answers('getScreenStates', {
        ...threeStates,
        screens: [stateOf(bar, { lastSeenAt: null, showing: null })],
      }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Bar');
    await step('It says that nobody sees it yet', async () => {
      await glassOf(canvas, 'Bar');
      await canvas.findByText('No television shows it yet. This is what it will show.');
    });
  },
};

export const Gone: Story = {
  name: 'A screen that is offline',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await look(canvas, windowScreen.name);
    await step('It says of when the menu is that may still hang there', async () => {
      await glassOf(canvas, windowScreen.name);
      const stage = canvas.getByRole('complementary', { name: 'What guests see' });
      await expect(stage).toHaveTextContent('Offline since 11:42');
      await expect(stage).toHaveTextContent('It may still show its menu of 11:40.');
    });
  },
};

export const ForAWaiter: Story = {
  name: 'For somebody who may not change screens',
  tags: ['no-picture'],
  parameters: { msw: [signedInAs(waiter), shows(untilEvening), ...hung, ...usual] },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Bar');
    await step('They see it as everybody does, and are led nowhere', async () => {
      await glassOf(canvas, 'Bar');
      await expect(canvas.queryByRole('link', { name: 'Edit screen' })).toBeNull();
    });
  },
};

export const Loading: Story = {
  tags: ['no-picture'],
  parameters: { msw: [waits('viewScreen'), ...hung, ...usual] },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Bar');
    await step('The way to its page waits for nothing', async () => {
      await canvas.findByRole('link', { name: 'Edit screen' });
    });
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('viewScreen', 'CM_NOT_FOUND'), ...hung, ...usual] },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Bar');
    await step('It says so in its place, and can be tried again', async () => {
      await canvas.findByText('What this screen shows could not be loaded', {}, patience);
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    });
  },
};

export const Band: Story = {
  name: 'In the band',
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, step }) => {
    await look(canvas, 'Bar');
    await step('It is whole in the band, which is as high as with a phone', async () => {
      const glass = await glassOf(canvas, 'Bar');
      const stage = canvas.getByRole('complementary', { name: 'What guests see' }).getBoundingClientRect();
      await expect(stage.height).toBeCloseTo(236, 0);
      await expect(glass.getBoundingClientRect().bottom).toBeLessThanOrEqual(stage.bottom);
    });
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('There is room for the guests’ page alone', async () => {
      await canvas.findByText('On your screens', {}, patience);
      await canvas.findByTitle('The guest page of Cardamom & Lime', {}, patience);
      await expect(canvas.queryByRole('button', { name: 'QR menu' })).toBeNull();
    });
  },
};
