import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 4,
    children: ['Breakfast', 'All day', 'Evening'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Even: Story = {};

export const Tight: Story = { args: { gap: 1 } };
