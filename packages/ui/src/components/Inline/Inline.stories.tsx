import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Inline } from './Inline.tsx';

const names = ['Gluten', 'Eggs', 'Dairy', 'Tree nuts', 'Mustard', 'Celery', 'Sesame', 'Soy'];

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: names.map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wraps: Story = {};

export const Between: Story = { args: { justify: 'between' } };
