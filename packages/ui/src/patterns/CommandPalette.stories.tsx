import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandPalette } from '../components/CommandPalette/index.ts';
import { items } from './bistro.ts';
import { ItemListPage } from './ListPage.tsx';
import { pageParameters } from './office.tsx';

const onSoldOut = fn();

const groups = [
  {
    id: 'places',
    label: 'Go to',
    commands: [
      { id: 'home', label: 'Home', icon: 'home', href: '#home' },
      { id: 'items', label: 'Items', hint: 'Menu management', icon: 'items', href: '#items' },
      { id: 'menus', label: 'Menus', hint: 'Menu management', icon: 'menus', href: '#menus' },
      {
        id: 'qr',
        label: 'QR menu',
        hint: 'Digital menu',
        icon: 'qrCode',
        href: '#qr',
        keywords: ['code', 'print'],
      },
      { id: 'staff', label: 'Staff management', hint: 'Setting', icon: 'staff', href: '#staff' },
    ],
  },
  {
    id: 'actions',
    label: 'Do',
    commands: [
      { id: 'add-item', label: 'Add item', icon: 'add', href: '#items/new' },
      { id: 'sold-out', label: 'Mark an item sold out', icon: 'soldOut', onAction: onSoldOut },
      { id: 'theme', label: 'Use dark theme', icon: 'moon' },
    ],
  },
  {
    id: 'items',
    label: 'Items',
    commands: [
      {
        id: 'bass',
        label: 'Sea bass with fennel',
        hint: 'From the grill',
        icon: 'items',
        href: '#items/bass',
      },
      { id: 'tart', label: 'Lime tart', hint: 'Desserts', icon: 'items', href: '#items/tart' },
    ],
  },
] as const;

const meta = {
  title: 'Patterns/Command palette',
  component: CommandPalette,
  parameters: pageParameters(
    'Every place, every action and the restaurant’s own dishes, above whatever page one is on.\n\n- Put what one did last first.\n- Call a place as the navigation does.\n- Don’t list what the person may not enter.',
  ),
  args: { isOpen: true, onOpenChange: fn(), groups, recent: ['sold-out'] },
  render: (args) => (
    <>
      <ItemListPage rows={items} count={60} onRetry={() => undefined} />
      <CommandPalette {...args} />
    </>
  ),
  beforeEach: () => {
    onSoldOut.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ step }) => {
    await step('What was done last comes first', async () => {
      const [first] = await screen.findAllByRole('menuitem');
      await expect(first).toHaveTextContent('Mark an item sold out');
      await waitFor(() => expect(first).toBeVisible());
    });
  },
};

export const FindsADish: Story = {
  name: 'Finds a dish',
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await screen.findByRole('searchbox', { name: 'Search pages and actions' });
    await step('A few letters and Enter lead to it', async () => {
      await userEvent.keyboard('fennel');
      await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem')).toHaveTextContent('Sea bass with fennel');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async () => {
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search pages and actions' }),
      'weather',
    );
    await waitFor(() => expect(screen.getByText('Nothing found for “weather”')).toBeVisible());
  },
};
