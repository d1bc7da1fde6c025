import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

const meta = {
  title: 'Pictures/CategoryIcon',
  component: CategoryIcon,
  args: { kind: 'GRILL', size: 24 },
} satisfies Meta<typeof CategoryIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const BesideAWord: Story = {
  name: 'Beside a word',
  render: (args) => (
    <Inline>
      <CategoryIcon {...args} size={20} /> Grill
    </Inline>
  ),
};
