import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
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

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
