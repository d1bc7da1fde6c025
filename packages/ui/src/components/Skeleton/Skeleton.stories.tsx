import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { skeletonShapes } from './Skeleton.styles.ts';
import { choice } from '../../stories/choice.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  argTypes: { shape: choice(skeletonShapes) },
  parameters: {
    docs: {
      description: {
        component:
          'Holds the place of what is loading, in its final shape, so that nothing jumps when it arrives.\n\n- Say "loading" once for the whole page: skeletons are silent for screen readers.\n- Don’t show it for an action: that is `isPending` of the button.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };

export const Block: Story = { args: { shape: 'block' } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Still: Story = {
  name: 'Still, with less motion',
  args: { width: '60%' },
  play: async ({ canvasElement, step }) => {
    await step('Nothing breathes for people who ask for less motion', async () => {
      const breathes = canvasElement.getAnimations({ subtree: true }).length > 0;
      await expect(breathes).toBe(matchMedia('(prefers-reduced-motion: no-preference)').matches);
    });
  },
};

export const Row: Story = {
  name: 'A row of a list',
  tags: ['forced-colors', 'responsive'],
  render: () => (
    <Inline gap={4}>
      <Skeleton shape="block" width={56} height={56} />
      <Stack gap={2}>
        <Skeleton width={240} />
        <Skeleton width={140} />
      </Stack>
    </Inline>
  ),
};
