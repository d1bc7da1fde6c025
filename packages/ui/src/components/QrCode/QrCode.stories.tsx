import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Pictures/QrCode',
  component: QrCode,
  args: { value: 'https://menu.example/q/k7m2p', label: 'QR code of the menu at Cardamom & Lime' },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {
  name: 'On screen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 120 } };
