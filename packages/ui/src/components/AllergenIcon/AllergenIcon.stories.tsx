import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { AllergenIcon } from './AllergenIcon.tsx';
import { MarkIcon } from './MarkIcon.tsx';

const meta = {
  title: 'Pictures/AllergenIcon',
  component: AllergenIcon,
  args: { allergen: 'PEANUTS' },
} satisfies Meta<typeof AllergenIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideItsWord: Story = {
  name: 'Beside its word',
  render: (args) => (
    <Inline>
      <AllergenIcon {...args} /> Peanuts
    </Inline>
  ),
};

export const Mark: Story = {
  render: () => (
    <Inline>
      <MarkIcon mark="VEGETARIAN" /> Vegetarian
    </Inline>
  ),
};
