import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawerSides } from './Drawer.styles.ts';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { choice } from '../../stories/choice.ts';
import { NavList } from '../NavList/index.ts';
import { Text } from '../Text/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  argTypes: { side: choice(drawerSides) },
  parameters: {
    docs: {
      description: {
        component:
          'A full-height surface from the side: the navigation on phones, filters, details beside a list. It closes by Escape, by a press on the scrim and by its button. Do not put a form with a save bar in it, and do not open a drawer from a drawer.',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    title: 'Filters',
    isOpen: true,
    onOpenChange: fn(),
    children: <Text tone="quiet">What narrows the list.</Text>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheEnd: Story = {
  tags: ['responsive', 'forced-colors'],
  name: 'From the end',
};

export const Navigation: Story = {
  args: {
    side: 'start',
    title: 'Navigation',
    children: (
      <NavList
        groups={[
          {
            id: 'menu',
            label: 'Menu management',
            items: [
              { id: 'categories', label: 'Categories', icon: 'categories', href: '#categories' },
              { id: 'items', label: 'Items', icon: 'items', href: '#items', isCurrent: true },
            ],
          },
        ]}
      />
    ),
  },
};

function WithTrigger(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Filters</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const ClosedByEscape: Story = {
  tags: ['keyboard'],
  name: 'Closed by Escape',
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog', { name: args.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

export const ReturnsFocus: Story = {
  name: 'Keeps and returns focus',
  tags: ['keyboard'],
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await within(document.body).findByRole('dialog', { name: 'Filters' });
    await step('Opening moves the focus inside', async () => {
      await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    });
    await step('Closing gives it back', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
    });
  },
};

export const LongContent: Story = {
  name: 'Long content',
  args: {
    title: 'Allergens, diets and everything else that narrows this list',
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index} tone="quiet">
        A line of what narrows the list.
      </Text>
    )),
  },
  play: async ({ step }) => {
    await step('The content scrolls, the title and its button stay', async () => {
      const drawer = await within(document.body).findByRole('dialog');
      await expect(drawer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Close' })).toBeVisible());
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: { title: 'التصفية', closeLabel: 'إغلاق', children: <Text tone="quiet">ما يضيّق القائمة.</Text> },
  play: async () => {
    const drawer = await within(document.body).findByRole('dialog');
    await expect(drawer.getBoundingClientRect().left).toBeLessThanOrEqual(1);
  },
};
