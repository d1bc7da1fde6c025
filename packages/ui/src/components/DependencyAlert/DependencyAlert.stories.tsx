import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { DependencyAlert } from './DependencyAlert.tsx';

const meta = {
  title: 'Overlays/DependencyAlert',
  component: DependencyAlert,
  parameters: {
    docs: {
      description: {
        component:
          'Shown when the server refuses because something else depends on the thing (DEPENDENCY_ALERT_EXCEPTION). It says what blocks, links to each blocker and offers a way out where there is one. Do not use it for a field that is wrong, and never without the links.',
      },
      story: { inline: false, height: '460px' },
    },
  },
  args: {
    title: '"Grill" cannot be deleted yet',
    isOpen: true,
    onOpenChange: fn(),
    message: 'Delete operation failed. 3 items are still in this category: move or delete them first.',
    blockers: [
      { id: '1', label: 'Rib-eye, 300 g', href: '#rib-eye' },
      { id: '2', label: 'Lamb chops with mint', href: '#lamb' },
      { id: '3', label: 'Grilled aubergine', href: '#aubergine' },
    ],
  },
} satisfies Meta<typeof DependencyAlert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  tags: ['forced-colors'],
  play: async ({ args }) => {
    const alert = await within(document.body).findByRole('alertdialog', { name: args.title });
    await expect(within(alert).getByRole('link', { name: 'Grilled aubergine' })).toHaveAttribute(
      'href',
      '#aubergine',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithAWayOut: Story = {
  tags: ['responsive'],
  name: 'With a way out',
  args: { children: <Button icon="arrowEnd">Move 3 items to another category</Button> },
};

export const ManyBlockers: Story = {
  name: 'Many blockers',
  args: {
    message: 'Delete operation failed. 40 items are still in this category: move or delete them first.',
    blockers: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Dish number ${index + 1}`,
      href: `#dish-${index + 1}`,
    })),
  },
};

export const SeveralAtOnce: Story = {
  name: 'Several things, each with what blocks it',
  args: {
    title: '5 of 9 could not be deleted',
    message: 'Delete operation failed for these. Everything else is done.',
    blockers: [
      {
        id: 'grill',
        label: 'Grill',
        reason: 'Still used by 4 entries',
        href: '#grill',
        blockedBy: [
          { id: '1', label: 'Rib-eye, 300 g', href: '#rib-eye' },
          { id: '2', label: 'Lamb chops with mint', href: '#lamb' },
        ],
        note: '… and 2 more.',
      },
      { id: 'wine', label: 'Wine', reason: 'Somebody else changed it in the meantime', href: '#wine' },
    ],
    note: '… and 3 more.',
  },
  play: async ({ args }) => {
    const alert = await within(document.body).findByRole('alertdialog', { name: args.title });
    const grill = within(alert).getAllByRole('listitem')[0] as HTMLElement;
    await expect(within(grill).getByRole('link', { name: 'Lamb chops with mint' })).toHaveAttribute(
      'href',
      '#lamb',
    );
    await expect(grill).toHaveTextContent('Still used by 4 entries');
    await expect(grill).toHaveTextContent('… and 2 more.');
    await expect(alert).toHaveTextContent('… and 3 more.');
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { children: <Button icon="arrowEnd">Move 3 items to another category</Button> },
  play: async ({ args, step }) => {
    const alert = await within(document.body).findByRole('alertdialog');
    const stop = async (role: 'button' | 'link', name: RegExp) => {
      await expect(within(alert).getByRole(role, { name })).toHaveFocus();
      await userEvent.tab();
    };
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Close' })).toHaveFocus());
    await step('Tab goes through the blockers to the way out', async () => {
      await userEvent.tab();
      await stop('link', /Rib-eye/);
      await stop('link', /Lamb/);
      await stop('link', /aubergine/);
      await stop('button', /Move 3 items/);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

export const NoLinks: Story = {
  name: 'Nothing to link to',
  args: { blockers: [], message: 'Delete operation failed. Somebody else is changing this category.' },
};

export const LongNames: Story = {
  name: 'Long names, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: '"Donaudampfschifffahrtsgesellschaftsgerichte" cannot be deleted yet',
    blockers: [
      { id: '1', label: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück', href: '#1' },
      { id: '2', label: 'Slow-roast shoulder of Alentejo lamb with preserved lemon', href: '#2' },
    ],
  },
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: {
    title: 'لا يمكن حذف «المشاوي» بعد',
    message: 'ما زال في هذه الفئة طبقان: انقلهما أو احذفهما أولًا.',
    closeLabel: 'إغلاق',
    blockers: [
      { id: '1', label: 'ريش ضأن بالنعناع', href: '#lamb' },
      { id: '2', label: 'باذنجان مشوي', href: '#aubergine' },
    ],
  },
};
