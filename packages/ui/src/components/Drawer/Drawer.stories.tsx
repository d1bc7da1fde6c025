import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawerSides } from './Drawer.styles.ts';
import { choice } from '../../stories/choice.ts';
import { NavList } from '../NavList/index.ts';
import { Text } from '../Text/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  argTypes: { side: choice(drawerSides) },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Filters',
    isOpen: true,
    onOpenChange: fn(),
    children: <Text tone="quiet">What narrows the list.</Text>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheEnd: Story = { name: 'From the end' };

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

export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  play: async ({ args }) => {
    await within(document.body).findByRole('dialog', { name: args.title });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
