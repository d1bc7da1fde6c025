import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { screen } from 'storybook/test';
import { answers, fails, screenParameters } from '#shared/testing/index.ts';
import { patience } from '../testing/story-screen.ts';
import { browserDevice } from '../time/device.ts';
import { createPairing } from './create-pairing.ts';
import { askForCode, checkCode } from './pairing-calls.ts';
import { PairingPage } from './PairingPage.tsx';

/** Ends with its story: one that went on asking would keep the next ones from coming to rest. */
function Waiting() {
  const [pairing] = useState(() =>
    createPairing({ device: browserDevice, askForCode, checkCode, onPaired: () => undefined }),
  );
  useEffect(() => pairing.stop, [pairing]);
  return <PairingPage pairing={pairing} host="cardamom.example" />;
}

const meta = {
  title: 'App/Screen/PairingPage',
  component: Waiting,
  tags: ['!autodocs'],
  parameters: screenParameters,
} satisfies Meta<typeof Waiting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithCode: Story = {
  tags: ['in-dark'],
  name: 'With a code',
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

export const Alone: Story = {
  name: 'Without a network',
  parameters: { msw: { handlers: [fails('startScreenPairing', 'CM_UNAVAILABLE')] } },
  play: async () => {
    await screen.findByText(/There is no connection at the moment/u, undefined, patience);
  },
};
