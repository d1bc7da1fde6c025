import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenProvider } from './ScreenProvider.tsx';

const meta = {
  title: 'Screen/ScreenProvider',
  component: ScreenProvider,
  parameters: {
    docs: {
      description: {
        component:
          'Stands once around the page of a television. It brings tokens and Inter, and nothing that a hand would need: no toasts, no links, no icons that come later. Not for pages that are pressed.',
      },
    },
  },
  args: { children: 'Open from noon' },
} satisfies Meta<typeof ScreenProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TokensAndInter: Story = {
  name: 'Tokens and Inter',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Open from noon')).fontFamily).toContain('Inter');
  },
};
