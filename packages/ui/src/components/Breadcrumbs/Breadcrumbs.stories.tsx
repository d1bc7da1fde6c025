import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component:
          'The way back up from a page below another; `PageHeader` places it above the title. The page itself is not listed. Do not use it for one level only reached from the navigation, and never instead of a back link in a dialog.',
      },
    },
  },
  args: {
    items: [
      { label: 'Menus', href: '#menus' },
      { label: 'All day', href: '#all-day' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {
  name: 'Two levels',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const OneLevel: Story = { name: 'One level', args: { items: [{ label: 'Items', href: '#items' }] } };

export const LongNames: Story = {
  name: 'Long names, narrow phone',
  decorators: [onNarrowPhone],
  args: {
    items: [
      { label: 'Frühstück und kleine Gerichte bis mittags', href: '#breakfast' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück', href: '#captain' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab walks from the top down', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Menus' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'All day' })).toHaveFocus();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'مسار التنقل',
    items: [
      { label: 'القوائم', href: '#menus' },
      { label: 'طوال اليوم', href: '#all-day' },
    ],
  },
};
