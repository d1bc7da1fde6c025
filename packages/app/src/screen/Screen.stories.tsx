import type { PublicScreen } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answers, fails, screenParameters, waits } from '#shared/testing/index.ts';
import { createPairing } from './pairing/create-pairing.ts';
import { askForCode, checkCode } from './pairing/pairing-calls.ts';
import { PairingPage } from './pairing/PairingPage.tsx';
import { exampleCode, exampleItem, exampleMenu, exampleScreen, idOf } from './testing/example-screen.ts';
import { StoryTelevision } from './testing/StoryTelevision.tsx';
import { browserDevice } from './time/device.ts';

/** The stories' noon. */
const asOf = '2026-03-14T12:00:00.000Z';

const lunch = exampleMenu(1, 'Lunch', [
  exampleItem(1, { name: 'Caldo verde' }),
  exampleItem(2, { name: 'Grilled sardines' }),
]);

/** The example on the day of the stories. */
function storyScreen(changes: Partial<PublicScreen> = {}): PublicScreen {
  return exampleScreen({
    asOf,
    layout: 'BOARD',
    menus: [lunch],
    timetable: [{ from: '2026-03-14T11:30:00.000Z', menuId: idOf('menu', 1) }],
    ...changes,
  });
}

const patience = { timeout: 10_000 };

const meta = {
  title: 'App/Screen',
  component: StoryTelevision,
  tags: ['!autodocs'],
  parameters: screenParameters,
  args: { code: exampleCode, kept: null },
} satisfies Meta<typeof StoryTelevision>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  tags: ['in-dark'],
  parameters: { msw: { handlers: [answers('getPublicScreen', storyScreen())] } },
  play: async ({ step }) => {
    await screen.findByText(/Caldo verde/u, undefined, patience);
    await step('With a network nothing is said of it', async () => {
      await expect(screen.queryByText(/Menu of/u)).toBeNull();
    });
  },
};

export const PlayingOffline: Story = {
  name: 'Playing offline',
  args: { kept: storyScreen(), rightAt: Date.parse('2026-03-14T09:42:00Z') },
  parameters: { msw: { handlers: [fails('getPublicScreen', 'CM_UNAVAILABLE')] } },
  play: async ({ step }) => {
    await step('The menu that was kept stands there at once', async () => {
      await screen.findByText(/Caldo verde/u, undefined, patience);
    });
    await step('A moment later it says from when that is', async () => {
      await screen.findByText(/Menu of 09:42/u, undefined, patience);
    });
  },
};

export const FirstStart: Story = {
  name: 'First start without a network',
  parameters: { msw: { handlers: [waits('getPublicScreen')] } },
  play: async () => {
    await screen.findByText('One moment', undefined, patience);
  },
};

export const Closed: Story = {
  parameters: {
    msw: {
      handlers: [
        answers(
          'getPublicScreen',
          storyScreen({
            timetable: [
              { from: '2026-03-14T11:30:00.000Z', menuId: null },
              { from: '2026-03-14T17:00:00.000Z', menuId: idOf('menu', 1) },
              { from: '2026-03-14T23:00:00.000Z', menuId: null },
            ],
          }),
        ),
      ],
    },
  },
  play: async () => {
    await screen.findByText('Back at 17:00', undefined, patience);
  },
};

export const Empty: Story = {
  parameters: {
    msw: { handlers: [answers('getPublicScreen', storyScreen({ menus: [exampleMenu(1, 'Lunch', [])] }))] },
  },
  play: async () => {
    await screen.findByText('The menu is being written', undefined, patience);
  },
};

export const SwitchedOff: Story = {
  name: 'Switched off',
  parameters: { msw: { handlers: [answers('getPublicScreen', storyScreen({ isOff: true, menus: [] }))] } },
  play: async () => {
    await screen.findByText(/this screen is switched off/u, undefined, patience);
  },
};

export const Identified: Story = {
  name: 'Asked which one it is',
  parameters: {
    msw: {
      handlers: [answers('getPublicScreen', storyScreen({ identifyUntil: '2026-03-14T18:00:00.000Z' }))],
    },
  },
  play: async () => {
    await screen.findByText('Bar', undefined, patience);
    await screen.findByText(/version 0\.1\.0/u);
  },
};

export const NotDrawn: Story = {
  name: 'What cannot be drawn',
  parameters: {
    msw: {
      handlers: [
        answers(
          'getPublicScreen',
          storyScreen({ restaurant: { ...exampleScreen().restaurant, look: 'NO_SUCH_LOOK' as never } }),
        ),
      ],
    },
  },
  play: async ({ step }) => {
    await step('The restaurant is named all the same', async () => {
      await screen.findByText('Cardamom & Lime', undefined, patience);
    });
  },
};

export const ByHand: Story = {
  name: 'Turned by hand',
  tags: ['keyboard'],
  parameters: { msw: { handlers: [answers('getPublicScreen', storyScreen({ layout: 'SPOTLIGHT' }))] } },
  play: async ({ step }) => {
    await screen.findByText(/Caldo verde/u, undefined, patience);
    await step('Space stops it, the arrow goes on', async () => {
      await userEvent.keyboard(' {ArrowRight}');
      await waitFor(async () => expect(screen.getByText(/Grilled sardines/u)).toBeVisible());
    });
  },
};

/** Ends with its story: one that went on asking would keep the next ones from coming to rest. */
function Waiting() {
  const [pairing] = useState(() =>
    createPairing({ device: browserDevice, askForCode, checkCode, onPaired: () => undefined }),
  );
  useEffect(() => pairing.stop, [pairing]);
  return <PairingPage pairing={pairing} host="cardamom.example" />;
}

export const Pairing: Story = {
  render: () => <Waiting />,
  parameters: {
    msw: {
      handlers: [
        answers('startScreenPairing', {
          code: 'K7M2PX',
          token: 'aaaa',
          expiresAt: '2026-03-14T12:10:00.000Z',
        }),
        answers('checkScreenPairing', { screenCode: null }),
      ],
    },
  },
  play: async () => {
    await screen.findByText(/K7M/u, undefined, patience);
    await screen.findByText('cardamom.example');
  },
};

export const PairingAlone: Story = {
  name: 'Pairing without a network',
  render: () => <Waiting />,
  parameters: { msw: { handlers: [fails('startScreenPairing', 'CM_UNAVAILABLE')] } },
  play: async () => {
    await screen.findByText(/There is no connection at the moment/u, undefined, patience);
  },
};
