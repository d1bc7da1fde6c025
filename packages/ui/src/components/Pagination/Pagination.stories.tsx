import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component:
          'Steps through a list that is read page by page, and says where the reader is.\n\nDo not add it to a list that loads as its end comes near. Say the place in the list in words ("26–50 of 60 items"), not only the page.',
      },
    },
  },
  args: {
    hasPrevious: true,
    hasNext: true,
    onPrevious: fn(),
    onNext: fn(),
    summary: '26–50 of 60 items',
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  name: 'Stepped by keyboard',
  tags: ['keyboard', 'forced-colors'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

export const FirstPage: Story = {
  name: 'First page',
  args: { hasPrevious: false, summary: '1–25 of 60 items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

export const LastPage: Story = { name: 'Last page', args: { hasNext: false, summary: '51–60 of 60 items' } };

export const OnePage: Story = {
  name: 'One page',
  args: { hasPrevious: false, hasNext: false, summary: '8 categories' },
};

export const Narrow: Story = { decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    summary: '26–50 من 60 صنفًا',
    label: 'الصفحات',
    previousLabel: 'السابق',
    nextLabel: 'التالي',
  },
};
