import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import type { CommandGroup } from './command.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const onAddItem = fn();

const groups: readonly CommandGroup[] = [
  {
    id: 'places',
    label: 'Go to',
    commands: [
      { id: 'home', label: 'Home', icon: 'home', href: '#home' },
      {
        id: 'categories',
        label: 'Categories',
        hint: 'Menu management',
        icon: 'categories',
        href: '#categories',
      },
      { id: 'items', label: 'Items', hint: 'Menu management', icon: 'items', href: '#items' },
      {
        id: 'qr',
        label: 'QR menu',
        hint: 'Digital menu',
        icon: 'qrCode',
        href: '#qr',
        keywords: ['code', 'print'],
      },
      { id: 'tax', label: 'Tax', hint: 'Setting', icon: 'tax', href: '#tax', keywords: ['vat'] },
    ],
  },
  {
    id: 'actions',
    label: 'Do',
    commands: [
      { id: 'add-item', label: 'Add item', icon: 'add', shortcut: 'Ctrl I', onAction: onAddItem },
      { id: 'sold-out', label: 'Mark a dish sold out', icon: 'soldOut' },
      { id: 'theme', label: 'Use dark theme', icon: 'moon' },
    ],
  },
];

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Search over every place and action, from `@cardamom/ui/command-palette`. The app opens it by Ctrl K or ⌘ K and by a button in the app bar. List only what the person may do, in the words of the navigation. Do not put anything here that can be reached no other way.',
      },
    },
  },
  args: { isOpen: true, onOpenChange: fn(), onChoose: fn(), groups },
  beforeEach: () => {
    onAddItem.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Open: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ step }) => {
    await step('The search has the focus', async () => {
      await waitFor(() =>
        expect(page.getByRole('searchbox', { name: 'Search pages and actions' })).toHaveFocus(),
      );
      await expect(page.getAllByRole('menuitem')).toHaveLength(8);
      await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    });
  },
};

export const WithRecent: Story = {
  name: 'With recent commands',
  args: { recent: ['tax', 'add-item'] },
  play: async ({ step }) => {
    await step('They come first, and once', async () => {
      const entries = await page.findAllByRole('menuitem');
      await expect(entries).toHaveLength(8);
      await expect(entries[0]).toHaveTextContent('Tax');
      await expect(entries[1]).toHaveTextContent('Add item');
      await waitFor(() => expect(entries[0]).toBeVisible());
    });
  },
};

export const Searching: Story = {
  play: async ({ step }) => {
    const search = await page.findByRole('searchbox');
    await step('Every word counts, in any order, accents or not', async () => {
      await userEvent.type(search, 'ménu cat');
      await waitFor(() => expect(page.getAllByRole('menuitem')).toHaveLength(1));
      await expect(page.getByRole('menuitem')).toHaveTextContent('Categories');
    });
    await step('How many match is said', async () => {
      await expect(page.getByRole('status')).toHaveTextContent('1 result');
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async () => {
    await userEvent.type(await page.findByRole('searchbox'), 'weather');
    await waitFor(() => expect(page.getByText('Nothing found for “weather”')).toBeVisible());
    await expect(page.getByRole('status')).toHaveTextContent('0 results');
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const search = await page.findByRole('searchbox');
    await step('Arrow keys move through what matches while the focus stays in the search', async () => {
      await userEvent.keyboard('item{ArrowDown}');
      await waitFor(() =>
        expect(search).toHaveAttribute(
          'aria-activedescendant',
          page.getByRole('menuitem', { name: /Add item/ }).id,
        ),
      );
      await expect(search).toHaveFocus();
    });
    await step('Enter does it, keeps it as recent and closes', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onAddItem).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith('add-item');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

function WithButton(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="search" onPress={() => setIsOpen(true)}>
        Search
      </Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const ReturnsFocus: Story = {
  name: 'Closed by Escape, returns focus',
  render: (args) => <WithButton {...args} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await userEvent.type(await page.findByRole('searchbox'), 'tax');
    await step('The first Escape clears the search, the second closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const LongNames: Story = {
  name: 'Long names, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    groups: [
      {
        id: 'menus',
        label: 'Menus',
        commands: [
          {
            id: 'captain',
            label: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück am Wochenende',
            hint: 'Menu management',
            icon: 'menus',
            shortcut: 'Ctrl Shift 7',
          },
        ],
      },
    ],
  },
  play: async () => {
    const entry = await page.findByRole('menuitem');
    await waitFor(() => expect(entry).toBeVisible());
    await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: {
    labels: { search: 'ابحث', placeholder: 'اذهب إلى صفحة أو نفّذ إجراء', move: 'للتنقل', choose: 'للاختيار' },
    groups: [
      {
        id: 'places',
        label: 'اذهب إلى',
        commands: [
          { id: 'items', label: 'الأطباق', hint: 'إدارة القائمة', icon: 'items', href: '#items' },
          { id: 'tax', label: 'الضريبة', icon: 'tax', shortcut: 'Ctrl T', href: '#tax' },
        ],
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  },
};
