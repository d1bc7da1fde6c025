import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Messages/ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      story: { inline: false, height: '80px' },
      description: {
        component:
          'Says that the page or its data are on the way, at the top of the window and nowhere else.\n\n- Use one for the whole app, not one a card: there it is `Skeleton`.\n- Don’t use it where the share that is done is known: `ImageField` shows that for an upload.',
      },
    },
  },
  args: { isVisible: true },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['forced-colors', 'responsive'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const Idle: Story = {
  args: { isVisible: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Still: Story = {
  name: 'Still, with less motion',
  play: async ({ canvas, step }) => {
    await step('The line is seen and does not travel for people who ask for less motion', async () => {
      const bar = canvas.getByRole('progressbar');
      await expect(bar).toBeVisible();
      const travels = bar.getAnimations({ subtree: true }).length > 0;
      await expect(travels).toBe(matchMedia('(prefers-reduced-motion: no-preference)').matches);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'جار التحميل' },
};
