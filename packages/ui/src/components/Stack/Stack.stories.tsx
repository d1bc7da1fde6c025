import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Card } from '../Card/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          'Places children below each other with an even gap from the space scale. Use it instead of margins. Do not use it for a list of like things people count: that is a `ul` or a `Table`.',
      },
    },
  },
  args: {
    gap: 4,
    children: ['Breakfast', 'All day', 'Evening'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Even: Story = {
  tags: ['responsive', 'forced-colors'],
};

export const Tight: Story = {
  args: { gap: 1 },
  play: async ({ canvas }) => {
    const [first, second] = ['Breakfast', 'All day'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(second?.top).toBeCloseTo((first?.bottom ?? 0) + 4, 0);
  },
};

const alignments = ['start', 'center', 'end', 'stretch'] as const;

export const EveryAlignment: Story = {
  name: 'Every alignment',
  render: (args) => (
    <Stack gap={8}>
      {alignments.map((align) => (
        <Stack key={align} {...args} align={align} />
      ))}
    </Stack>
  ),
};

const gaps = [0, 1, 2, 3, 4, 6, 8, 12, 16] as const;

export const EveryGap: Story = {
  name: 'Every gap',
  render: () => (
    <Stack gap={6}>
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Card>{gap}</Card>
          <Card>{gap}</Card>
        </Stack>
      ))}
    </Stack>
  ),
};

export const AtTheStart: Story = { name: 'As wide as each child', args: { align: 'start' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { align: 'start', children: ['الفطور', 'طوال اليوم'].map((name) => <Card key={name}>{name}</Card>) },
};
