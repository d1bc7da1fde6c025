import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { ChipList } from './ChipList.tsx';

const meta = {
  title: 'Data/ChipList',
  component: ChipList,
  args: { label: 'Categories', items: ['Mains', 'From the sea', 'Grill', 'For two'] },
} satisfies Meta<typeof ChipList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The first two are shown, the ellipsis opens all', async () => {
      await expect(canvas.queryByText('Grill')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: '2 more: show all categories' }));
      const all = await screen.findByRole('dialog', { name: 'Categories' });
      await expect(within(all).getAllByRole('listitem')).toHaveLength(4);
    });
  },
};

export const TwoEntries: Story = {
  name: 'Two entries',
  args: { items: ['Mains', 'From the sea'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: { items: ['Slow-roasted meats from the wood-fired oven for the whole table', 'Tea', 'Coffee'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'الفئات', items: ['مقبلات', 'أطباق رئيسية', 'حلويات'] },
};
