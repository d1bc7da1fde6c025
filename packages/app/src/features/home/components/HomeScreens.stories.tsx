import type { ScreenState } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import {
  exampleScreen,
  menuOnScreens,
  stateOf,
  threeScreens,
  threeStates,
} from '#shared/testing/example-screens.ts';

const [bar = exampleScreen, counter = exampleScreen, window = exampleScreen] = threeScreens;
const menus = answers('listMenus', listOf([menuOnScreens]));
const gone: Partial<ScreenState> = {
  isOffline: true,
  lastSeenAt: '2026-03-14T11:42:00Z',
  menuOf: '2026-03-14T11:40:00Z',
};
const states = (...screens: ScreenState[]) => answers('getScreenStates', { ...threeStates, screens });

const meta = {
  title: 'App/Home/Screens',
  component: StoryApp,
  args: { path: '/' },
  globals: { viewport: { value: 'lg' } },
  parameters: {
    ...screenParameters,
    msw: [
      menus,
      answers('listScreens', listOf([...threeScreens])),
      answers('getScreenStates', threeStates),
      ...usual,
    ],
    docs: {
      description: {
        component:
          'What Home says of screens: what guests see on each now, and, above all else, which of them was not seen for ten minutes.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneGone: Story = {
  name: 'One not seen for ten minutes',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('It stands first, with since when and what to check', async () => {
      await canvas.findByText('Window has not been seen since 11:42', {}, patience);
      await expect(
        canvas.getByText('It may still show its menu of 11:40. Check its plug and network.'),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'See the screens' })).toHaveAttribute(
        'href',
        '/digital-menu/digital-menu',
      );
    });
    await step('Each screen says what guests see on it', async () => {
      await expect(canvas.getByRole('link', { name: 'Bar' })).toBeVisible();
      await expect(canvas.getByText('Offline since 11:42')).toBeVisible();
    });
  },
};

export const AllThere: Story = {
  name: 'All of them there',
  parameters: {
    msw: [
      answers('listScreens', listOf([bar, counter])),
      states(stateOf(bar), stateOf(counter, { showing: null })),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('On your screens', {}, patience);
    await expect(canvas.queryByText(/has not been seen since/)).toBeNull();
  },
};

export const JustGone: Story = {
  name: 'One gone for a minute',
  parameters: {
    msw: [
      answers('listScreens', listOf([window])),
      states(stateOf(window, { ...gone, lastSeenAt: '2026-03-14T11:58:00Z' })),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('It is said in its place, and alarms nobody', async () => {
      await canvas.findByText('Offline since 11:58', {}, patience);
      await expect(canvas.queryByText(/has not been seen since/)).toBeNull();
    });
  },
};

export const ForAWaiter: Story = {
  name: 'For somebody who may not change screens',
  parameters: {
    msw: [
      signedInAs(waiter),
      answers('listScreens', listOf([window])),
      states(stateOf(window, gone)),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('They can check its plug too, and are led nowhere', async () => {
      await canvas.findByText('Window has not been seen since 11:42', {}, patience);
      await expect(canvas.queryByRole('link', { name: 'See the screens' })).toBeNull();
    });
  },
};

export const StatesFailed: Story = {
  name: 'How they stand failed',
  parameters: {
    msw: [answers('listScreens', listOf([bar])), fails('getScreenStates', 'CM_NOT_FOUND'), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('How the screens stand could not be loaded', {}, patience);
  },
};
