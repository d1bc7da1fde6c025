import type { Meta, StoryObj } from '@storybook/react-vite';
import { skeletonShapes } from './Skeleton.styles.ts';
import { choice } from '../../stories/choice.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  argTypes: { shape: choice(skeletonShapes) },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };

export const Block: Story = { args: { shape: 'block' } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Row: Story = {
  name: 'A row of a list',
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
