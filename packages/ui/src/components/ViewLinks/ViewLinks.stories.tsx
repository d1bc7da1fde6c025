import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { ViewLinks } from './ViewLinks.tsx';

const meta = {
  title: 'Layout/ViewLinks',
  component: ViewLinks,
  parameters: {
    docs: {
      description: {
        component:
          'Leads between pages that show the same things in other ways, such as a list and its spreadsheet. Parts of one page are `Tabs`; a choice that changes what is shown without going anywhere is a `SegmentedControl`. Phones do without it.',
      },
    },
  },
  args: {
    label: 'Views of items',
    views: [
      { id: 'list', label: 'List', href: '#list', isCurrent: true },
      { id: 'spreadsheet', label: 'Spreadsheet', href: '#spreadsheet' },
      { id: 'allergens', label: 'Allergens', href: '#allergens' },
    ],
  },
} satisfies Meta<typeof ViewLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Views of items' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('List');
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab walks the views', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Spreadsheet' })).toHaveFocus();
    });
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
