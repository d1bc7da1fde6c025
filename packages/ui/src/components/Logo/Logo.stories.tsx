import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Pictures/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component:
          'Cardamom’s mark and name; its size follows the font size around it. Where the word does not fit, the mark carries the name. Do not recolour it, and do not use it as an icon.',
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithName: Story = {
  tags: ['forced-colors'],
  name: 'With its name',
};

export const MarkOnly: Story = {
  name: 'Mark only',
  args: { hidesName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cardamom' })).toBeVisible();
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
