import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyFindWords } from '../story-find.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { FindButton } from './FindButton.tsx';

const meta = {
  title: 'Guest menu/FindButton',
  component: FindButton,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Opens the `FindForm` by a plain link, within reach of a thumb wherever the page is scrolled to. It has a place of its own at the page’s end, so it covers nothing for good, and is out of the way while somebody reads on downwards. One on a page.',
      },
    },
  },
  args: { words: storyFindWords, filters: 0 },
} satisfies Meta<typeof FindButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoFilter: Story = {
  name: 'No filter on',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Find & filter' });
    await expect(link).toHaveAttribute('href', '#find');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ThreeFilters: Story = {
  name: 'Three filters on',
  tags: ['forced-colors'],
  args: { filters: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Find & filter\s*3\s*on$/ })).toBeVisible();
  },
};

export const Focused: Story = {
  name: 'Reached by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const ReadingOn: Story = {
  name: 'While somebody reads on',
  // Nothing is to be seen then.
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const { documentElement } = document;
    const link = canvas.getByRole('link');
    const bottom = () => link.getBoundingClientRect().bottom;
    const before = bottom();
    documentElement.toggleAttribute('data-reads-on', true);
    try {
      await waitFor(async () => expect(bottom()).toBeGreaterThan(before));
      await step('It comes to whoever walks there by keyboard', async () => {
        await userEvent.tab();
        await expect(link).toHaveFocus();
        await waitFor(async () => expect(bottom()).toBe(before));
      });
    } finally {
      documentElement.removeAttribute('data-reads-on');
    }
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { words: { title: 'بحث وتصفية', on: 'مفعّلة' }, filters: 2 },
};
