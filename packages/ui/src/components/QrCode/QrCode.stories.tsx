import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone } from '../../stories/surroundings.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Pictures/QrCode',
  component: QrCode,
  parameters: {
    docs: {
      description: {
        component:
          'A code that scanners read: dark on light in both themes and in forced colours, error correction Q, four modules of quiet zone inside its size. From `@cardamom/ui/qr-code`. Encode the short link, never the long address. Do not colour it, crop it or set it on a picture.',
      },
    },
  },
  args: { value: 'https://menu.example/q/k7m2p', label: 'QR code of the menu at Cardamom & Lime' },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {
  tags: ['forced-colors'],
  name: 'On screen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 120 } };

export const QuietZone: Story = {
  name: 'Four modules of quiet zone',
  play: async ({ canvas, step }) => {
    const code = canvas.getByRole('img');
    await step('Nothing dark stands in the outer four modules', async () => {
      const edge = Number(code.getAttribute('viewBox')?.split(' ')[2]);
      const dark = code.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
      const starts = [...dark.matchAll(/M\s*(\d+)[ ,](\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      await expect(Math.min(...starts.flat())).toBe(4);
      await expect(Math.max(...starts.flat())).toBeLessThan(edge - 4);
    });
  },
};

export const LongLink: Story = {
  name: 'Long link',
  args: { value: `https://menu.example/qr-menu/cardamom-and-lime/${'0198f2c4-7d1e-7c3a-'.repeat(4)}` },
};

export const Large: Story = {
  name: 'Large, on a narrow phone',
  args: { size: 480 },
  decorators: [onNarrowPhone],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};
