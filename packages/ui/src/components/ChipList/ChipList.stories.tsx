import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { ChipList } from './ChipList.tsx';

const meta = {
  title: 'Data/ChipList',
  component: ChipList,
  parameters: {
    docs: {
      description: {
        component:
          'Short names of one kind in little room: the first two, and the rest behind an ellipsis.\n\nDo not hide behind it what people must see to decide. Words that can be taken away are `Tag`s.',
      },
    },
  },
  args: { label: 'Categories', items: ['Mains', 'From the sea', 'Grill', 'For two'] },
} satisfies Meta<typeof ChipList>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: lists.first-two, lists.column.chips, sizes.list-entries
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

export const ByKeyboard: Story = {
  name: 'Opened by keyboard',
  tags: ['keyboard', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Enter opens the rest', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '2 more: show all categories' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Categories' })).toBeVisible());
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '2 more: show all categories' })).toHaveFocus(),
      );
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
