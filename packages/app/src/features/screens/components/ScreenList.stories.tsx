import type { Screen, ScreenStates } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  configuration,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
} from '#shared/testing/index.ts';
import {
  choose,
  digitalMenuPath,
  digitalMenuReady as ready,
  glassOf,
  identified,
  rowOf,
  startAnew,
  statesOf,
} from '../testing/digital-menu-story.ts';
import { exampleScreen, previewOfScreens, previewWith, stateOf } from '#shared/testing/example-screens.ts';

const screensAre = (all: readonly Screen[], states: ScreenStates) => [
  answers('listScreens', listOf([...all])),
  answers('getScreenStates', states),
];

const meta = {
  title: 'App/Digital menu/Screens',
  component: StoryApp,
  args: { path: digitalMenuPath },
  globals: { viewport: { value: 'lg' } },
  beforeEach: startAnew,
  parameters: {
    ...screenParameters,
    msw: ready,
    docs: {
      description: {
        component:
          'The screens on the page of the digital menu: how each stands, what can be done with it, and the one on the stage.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AnotherOnTheStage: Story = {
  name: 'Another screen on the stage',
  play: async ({ canvas, step }) => {
    await glassOf(canvas, 'Bar');
    await step('It is chosen at its row, and hangs as it hangs', async () => {
      await press(canvas, 'Show Counter beside the form');
      const { width, height } = (await glassOf(canvas, 'Counter')).getBoundingClientRect();
      await expect(height).toBeGreaterThan(width);
    });
    await step('What all screens show can be chosen too', async () => {
      await choose(canvas, 'Counter', 'As set');
      await glassOf(canvas, 'As set');
    });
  },
};

export const TurnedByHand: Story = {
  name: 'Pages turned by hand',
  tags: ['no-picture'], // It looks as the first.
  play: async ({ canvas, step }) => {
    await canvas.findByText('1 of 3', {}, patience);
    await step('Paused it stays, and goes where it is told', async () => {
      const pause = canvas.queryByRole('button', { name: 'Pause' });
      if (pause) await userEvent.click(pause);
      await press(canvas, 'Next');
      await canvas.findByText('2 of 3', {}, patience);
      await press(canvas, 'Previous');
      await press(canvas, 'Previous');
      await canvas.findByText('3 of 3', {}, patience);
    });
  },
};

export const Identified: Story = {
  tags: ['no-picture'], // A toast.
  play: async ({ canvas, step }) => {
    await press(canvas, 'Identify Bar');
    await step('The screen is asked, and the person told what to look for', async () => {
      await screen.findByText('Bar shows its name for six seconds.', {}, patience);
      await expect(identified()).toBe(1);
    });
  },
};

export const Unpairing: Story = {
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Actions for Window', 'Unpair');
    await step('It says what follows before it is done', async () => {
      const dialog = within(await screen.findByRole('alertdialog', {}, patience));
      await waitFor(() => expect(dialog.getByText(/goes back to asking for a code/)).toBeVisible());
    });
  },
};

export const Deleted: Story = {
  name: 'Deleted, and brought back',
  tags: ['no-picture'], // Rows that go and come.
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Actions for Window', 'Delete screen');
    const dialog = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete screen' }));
    await step('It goes, and can be brought back', async () => {
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Window' })).toBeNull(), patience);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
      await canvas.findByRole('link', { name: 'Window' }, patience);
    });
  },
};

export const NoScreens: Story = {
  name: 'No screens yet',
  tags: ['in-dark'],
  parameters: { msw: [...screensAre([], statesOf()), ...ready] },
  play: async ({ canvas, step }) => {
    await step('It says what a screen needs', async () => {
      await canvas.findByText(
        /Any television with a browser will do\. Open menu\.example\/screen/,
        {},
        patience,
      );
      await expect(canvas.getAllByRole('link', { name: 'Add screen' })).toHaveLength(2);
    });
    await step('What they would show stands on the stage', async () => {
      await glassOf(canvas, 'As set');
    });
  },
};

export const OneNotPaired: Story = {
  name: 'One screen, not paired yet',
  parameters: {
    msw: [
      ...screensAre([exampleScreen], statesOf(stateOf(exampleScreen, { lastSeenAt: null, showing: null }))),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    const bar = await rowOf(canvas, 'Bar');
    await step('Its row says what comes next', async () => {
      await bar.findByText('Not paired yet', {}, patience);
      await expect(bar.getByText('Open menu.example/screen on its television.')).toBeVisible();
      await expect(bar.queryByRole('button', { name: 'Identify Bar' })).toBeNull();
    });
  },
};

const many = Array.from({ length: 12 }, (_, index) => ({
  ...exampleScreen,
  id: `0198a000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  name: index === 3 ? 'The one above the long table by the window to the courtyard' : `Screen ${index + 1}`,
  isActive: index !== 4,
}));

export const ManyScreens: Story = {
  name: 'Many screens, one of them off',
  parameters: { msw: [...screensAre(many, statesOf(...many.map((one) => stateOf(one)))), ...ready] },
  play: async ({ canvas }) => {
    await (await rowOf(canvas, 'Screen 5')).findByText('Off', {}, patience);
  },
};

export const PlainHttp: Story = {
  name: 'Over plain http',
  parameters: {
    msw: [answers('getConfiguration', { ...configuration, publicUrl: 'http://192.168.1.20:3000' }), ...ready],
  },
  play: async ({ canvas, step }) => {
    await step('One line says what screens cannot do there', async () => {
      await canvas.findByText(
        /192\.168\.1\.20:3000\/screen go blank when they start without a network/,
        {},
        patience,
      );
    });
    await glassOf(canvas, 'Bar');
  },
};

const closed = { ...previewOfScreens, timetable: [{ from: previewOfScreens.asOf, menuId: null }], menus: [] };

export const NoMenuForScreens: Story = {
  name: 'No menu for screens',
  parameters: { msw: [answers('previewScreens', previewWith(closed)), ...ready] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No menu for screens is on or comes\./, {}, patience);
  },
};

export const StageFailed: Story = {
  name: 'The stage failed',
  parameters: { msw: [fails('previewScreens', 'CM_NOT_FOUND'), ...ready] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^What the screen would show could not be loaded\./, {}, patience);
  },
};

export const ScreensFailed: Story = {
  name: 'The screens failed',
  parameters: { msw: [fails('listScreens', 'CM_NOT_FOUND'), ...ready] },
  play: async ({ canvas }) => {
    await canvas.findByText('The screens could not be loaded', {}, patience);
    await canvas.findByRole('radio', { name: /^Spotlight/ }, patience);
  },
};
