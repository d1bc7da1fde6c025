import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageRightToLeft } from '../stories/surroundings.tsx';
import { HomePage } from './Dashboard.tsx';
import { pageParameters } from './office.tsx';

const meta = {
  title: 'Patterns/Dashboard',
  component: HomePage,
  parameters: pageParameters(
    'Home answers three questions at a glance: what do guests see now, what is sold out, what needs work.\n\n- Three or four figures at most, each leading to what it counts.\n- Put the action that is needed in the middle of service on the row itself.\n- Don’t draw charts nobody acts on.',
  ),
  args: { onRetry: fn() },
} satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['responsive', 'forced-colors'] };

export const BroughtBack: Story = {
  name: 'Brought back with one press',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const soldOut = within(canvas.getByRole('list', { name: 'Sold out' }));
    await step('By keyboard, a dish is back where guests see it', async () => {
      soldOut.getByRole('button', { name: 'Bring back Sea bass with fennel' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(soldOut.queryByText('Sea bass with fennel')).toBeNull();
      await expect(canvas.getByText('59')).toBeVisible();
    });
  },
};

export const NothingSoldOut: Story = {
  name: 'Nothing sold out',
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Bring back/ }))
      await userEvent.click(button);
    await expect(canvas.getByText('Nothing is sold out')).toBeVisible();
  },
};

export const SetUp: Story = {
  name: 'Empty, to be set up',
  tags: ['responsive'],
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add item' })).toHaveAttribute('href', '#items/new');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  name: 'Error',
  args: { state: 'error' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [pageRightToLeft] };
