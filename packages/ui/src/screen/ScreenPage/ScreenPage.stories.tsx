import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenDish } from '../ScreenDish/index.ts';
import { ScreenPage } from './ScreenPage.tsx';

const meta = {
  title: 'Screen/ScreenPage',
  component: ScreenPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'The page of a screen in the restaurant: all of the glass, nothing to scroll. Do not use it in the back office; there a screen is shown in a `ScreenFrame`.',
      },
    },
  },
  args: {
    children: (
      <ScreenDish section="From the sea" name="Sea bass with fennel" price="€24.80" progress={0.25} />
    ),
  },
} satisfies Meta<typeof ScreenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().height).toBe(innerHeight);
  },
};
