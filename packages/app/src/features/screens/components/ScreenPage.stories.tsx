import { errorCatalogue, type Screen } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  configuration,
  fails,
  owner,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  textField,
  waiter,
  waits,
  write,
} from '#shared/testing/index.ts';
import { digitalMenuReady, glassOf, statesOf } from '../testing/digital-menu-story.ts';
import { exampleScreen, stateOf } from '#shared/testing/example-screens.ts';
import { ScreenPage } from './ScreenPage.tsx';

const { message: noTelevision } = errorCatalogue.CM_PAIRING;
const { message: nameInUse } = errorCatalogue.OM_007;

let stored: Screen = exampleScreen;
let seenAt: string | null = null;
const unseen = () => statesOf(stateOf(exampleScreen, { lastSeenAt: seenAt, showing: null }));

const ready = [
  answers('getScreen', () => stored),
  answers('updateScreen', () => {
    stored = { ...stored, layout: 'BOARD', version: 2 };
    return stored;
  }),
  answers('createScreen', exampleScreen),
  answers('pairScreen', () => {
    seenAt = '2026-03-14T12:00:00Z';
    return stored;
  }),
  answers('getScreenStates', unseen),
  ...digitalMenuReady,
];

const path = `/digital-menu/screens/${exampleScreen.id}`;
const newPath = '/digital-menu/screens/new';

const meta = {
  title: 'App/Digital menu/Screen',
  component: StoryApp,
  args: { path },
  globals: { viewport: { value: 'lg' } },
  beforeEach: () => {
    stored = exampleScreen;
    seenAt = null;
    for (const at of [path, newPath])
      draftStorage().remove({ restaurantId: owner.restaurant.id, staffId: owner.id, path: at });
  },
  parameters: {
    ...screenParameters,
    msw: ready,
    docs: {
      description: {
        component:
          'A screen: the television that shows it, what it is called, and what is different on it. It stands beside the form as it would show.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WrongCode: Story = {
  name: 'A wrong code',
  parameters: {
    msw: [
      fails('pairScreen', 'CM_PAIRING', {
        errors: [{ pointer: '/code', code: 'CM_PAIRING', message: noTelevision }],
      }),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    await glassOf(canvas, 'Bar');
    const code = await textField(canvas, /^Code on the television/);
    await step('Too few characters are said before anybody is asked', async () => {
      await write(code, 'k7m 2');
      await press(canvas, 'Pair');
      await canvas.findByText('A code has six letters and digits', {}, patience);
    });
    await step('A code that no television shows is said beside the field, and stays', async () => {
      await write(code, 'k7m 2px');
      await press(canvas, 'Pair');
      await canvas.findByText(/^No television shows this code\./, {}, patience);
      await expect(code).toHaveValue('k7m 2px');
    });
  },
};

export const NotPaired: Story = {
  name: 'Not paired yet',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Where to open it, and where to type the code', async () => {
      await canvas.findByText('menu.example/screen', {}, patience);
      await expect(canvas.getByText('No television shows this screen yet.')).toBeVisible();
    });
    await step('A code is read however it is typed', async () => {
      await write(await textField(canvas, /^Code on the television/), ' k7m-2px ');
      await press(canvas, 'Pair');
      await screen.findByText('Bar is paired. It shows its menu in a moment.', {}, patience);
      await canvas.findByText('A television shows this screen.', {}, patience);
    });
  },
};

export const Live: Story = {
  tags: ['in-dark'],
  parameters: { msw: [answers('getScreenStates', statesOf(stateOf(exampleScreen))), ...ready] },
  play: async ({ canvas, step }) => {
    await canvas.findByText('A television shows this screen.', {}, patience);
    await step('What its television is stands there, and no fault where it had none', async () => {
      await expect(canvas.getByText('0.1.0 · up to date')).toBeVisible();
      await expect(canvas.getByText('1920 × 1080')).toBeVisible();
      await expect(canvas.queryByText('Reloaded itself')).toBeNull();
    });
    await step('Another television is one press away', async () => {
      await press(canvas, 'Pair another television');
      await expect(
        canvas.getByText('The one that shows this screen now stops, and asks for a code.'),
      ).toBeVisible();
    });
    await step('It stands on the stage', async () => {
      await glassOf(canvas, 'Bar');
    });
  },
};

export const PlainHttp: Story = {
  name: 'Over plain http',
  tags: ['no-picture'],
  parameters: {
    msw: [answers('getConfiguration', { ...configuration, publicUrl: 'http://192.168.1.20:3000' }), ...ready],
  },
  play: async ({ canvas, step }) => {
    await step('Beside the address stands what a screen cannot do there', async () => {
      await canvas.findByText(/\/screen go blank when they start without a network/, {}, patience);
    });
  },
};

/** The screen as its television last spoke of itself. */
const heardOf = (state: Parameters<typeof stateOf>[1]) => ({
  msw: [answers('getScreenStates', statesOf(stateOf(exampleScreen, state))), ...ready],
});

export const Outdated: Story = {
  parameters: heardOf({ isOutdated: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('0.1.0 · takes the new one between two pages', {}, patience);
  },
};

export const AfterAFault: Story = {
  name: 'After a fault',
  parameters: heardOf({
    lastFault: 'TypeError: x is not a function',
    lastFaultAt: '2026-03-14T11:32:00Z',
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/, after a fault: TypeError: x is not a function$/, {}, patience);
    await expect(canvas.getByText('Reloaded itself')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: heardOf({ isOffline: true, isOutdated: true, lastSeenAt: '2026-03-14T11:42:00Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Offline since /, {}, patience);
    await expect(canvas.getByText('0.1.0 · takes the new one once it is back')).toBeVisible();
  },
};

export const OwnSettings: Story = {
  name: 'Settings of its own',
  play: async ({ canvas, step }) => {
    const glass = within(await glassOf(canvas, 'Bar'));
    await step('A board of its own is seen before it is saved', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: /^As all screens: Spotlight/ }, patience),
      );
      await userEvent.click(await screen.findByRole('option', { name: 'Board' }, patience));
      await glass.findAllByText(/Sea bass/, {}, patience);
    });
    await step('Categories of its own begin as those of all', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Its own' }, patience));
      await canvas.findByText('None chosen: all that the menu has, in its order.', {}, patience);
    });
    await step('Upright it stands upright', async () => {
      await userEvent.click(
        await canvas.findByRole('radio', { name: 'Upright, turned to the left' }, patience),
      );
      await waitFor(async () => {
        const { width, height } = (await glassOf(canvas, 'Bar')).getBoundingClientRect();
        await expect(height).toBeGreaterThan(width);
      }, patience);
    });
    await press(canvas, 'Save changes');
    await screen.findByText('Screen updated.', {}, patience);
  },
};

// proves: errors.OM_007
export const NameInUse: Story = {
  name: 'Name in use',
  args: { path: newPath },
  parameters: {
    msw: [
      fails('createScreen', 'OM_007', { errors: [{ pointer: '/name', code: 'OM_007', message: nameInUse }] }),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Name/), 'Bar');
    await press(canvas, 'Create screen');
    await step('It is said beside the name', async () => {
      const name = await textField(canvas, /^Name/);
      await waitFor(() => expect(name).toBeInvalid(), patience);
      await expect(name).toHaveAccessibleDescription(new RegExp(nameInUse));
      await waitFor(() => expect(name).toHaveFocus());
    });
    await screen.findByText(/for a full round of 3 dishes/, {}, patience);
  },
};

export const Created: Story = {
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Name/), 'Bar');
    await press(canvas, 'Create screen');
    await step('Its television comes next', async () => {
      await screen.findByText('Screen created.', {}, patience);
      const code = await textField(canvas, /^Code on the television/);
      await waitFor(() => expect(code).toHaveFocus(), patience);
    });
  },
};

export const New: Story = {
  args: { path: newPath },
  play: async ({ canvas }) => {
    await canvas.findByText('Pairing comes next, once the screen is created.', {}, patience);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), ...ready] },
  loaders: [() => loadMessages('common', 'digitalMenu', 'screens', 'entities')],
  render: () => (
    <StoryPart>
      <ScreenPage screenId={exampleScreen.id} />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('It can be read, and no code can be typed', async () => {
      await canvas.findByText(/^You can look at this screen\./, {}, patience);
      await expect(await textField(canvas, /^Name/)).toHaveAttribute('readonly');
      await expect(canvas.queryByRole('button', { name: 'Pair' })).toBeNull();
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await textField(canvas, /^Code on the television/);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getScreen'), ...ready] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', {}, patience);
  },
};
