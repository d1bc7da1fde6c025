import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endsDrag, pickUp } from '../../stories/dragging.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { movedSections, type MenuSection } from './sections.ts';
import { SectionsEditor, type SectionsEditorProps } from './SectionsEditor.tsx';

const sections: readonly MenuSection[] = [
  {
    id: 'starters',
    title: 'To begin',
    category: 'Starters',
    items: [
      { id: 'soup', name: 'Lentil soup', price: '€7.50', isHidden: false },
      { id: 'salad', name: 'Fattoush', price: '€9.00', isHidden: true },
    ],
  },
  {
    id: 'mains',
    title: 'Mains',
    items: [
      { id: 'bass', name: 'Sea bass from the grill', price: '€24.00', isHidden: false, isFeatured: true },
      { id: 'pilaf', name: 'Pilaf with sour cherries', price: '€16.50', isHidden: false },
    ],
  },
  { id: 'sweets', title: 'Sweets', items: [] },
];

function withHidden(section: MenuSection, itemId: string, isHidden: boolean): MenuSection {
  const items = section.items.map((item) => (item.id === itemId ? { ...item, isHidden } : item));
  return { ...section, items };
}

function Editor(props: SectionsEditorProps) {
  const [order, setOrder] = useState(props.sections);
  return (
    <SectionsEditor
      {...props}
      sections={order}
      onMove={(move) => {
        setOrder(movedSections(order, move));
        props.onMove(move);
      }}
      onToggleHidden={(itemId, isHidden) => {
        setOrder(order.map((section) => withHidden(section, itemId, isHidden)));
        props.onToggleHidden(itemId, isHidden);
      }}
    />
  );
}

const meta = {
  title: 'Data/SectionsEditor',
  component: Editor,
  parameters: {
    docs: {
      description: {
        component:
          'Puts the sections of a menu and their items in the order guests see them. It holds no data: keep the sections, answer its events, and use `movedSections` for the new order.\n\nDo not nest deeper than items in sections, and do not use it for a plain list: that is a `Table` with `useRowOrder`.',
      },
    },
  },
  args: {
    label: 'Sections of the evening menu',
    sections,
    onMove: fn(),
    onAddItems: fn(),
    onRenameSection: fn(),
    onChooseFeatured: fn(),
    onRemoveSection: fn(),
    onRemoveItem: fn(),
    onToggleHidden: fn(),
  },
} satisfies Meta<typeof Editor>;

export default meta;

type Story = StoryObj<typeof meta>;

const row = (name: RegExp) => screen.getByRole('row', { name });

async function choose(name: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

export const Default: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(row(/Fattoush/)).toHaveTextContent('Hidden');
    await expect(row(/Sea bass/)).toHaveTextContent('Featured');
  },
};

export const ActedOn: Story = {
  name: 'Acted on',
  play: async ({ args, step }) => {
    await step('Items are asked for, sections renamed and removed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add items to Sweets' }));
      await expect(args.onAddItems).toHaveBeenCalledWith('sweets');
      await choose('Mains', 'Rename section');
      await expect(args.onRenameSection).toHaveBeenCalledWith('mains');
      await choose('Mains', 'Featured dish');
      await expect(args.onChooseFeatured).toHaveBeenCalledWith('mains');
      await choose('Sweets', 'Remove');
      await expect(args.onRemoveSection).toHaveBeenCalledWith('sweets');
      await choose('Lentil soup', 'Remove');
      await expect(args.onRemoveItem).toHaveBeenCalledWith('soup');
    });
    await step('An item is hidden from guests', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Hide Lentil soup from guests' }));
      await expect(row(/Lentil soup/)).toHaveTextContent('Hidden');
    });
  },
};

export const MovedFromTheMenu: Story = {
  name: 'Moved from the menu',
  play: async ({ args, canvas, step }) => {
    await step('An item moves into another section, and it is said', async () => {
      await choose('Lentil soup', 'Move to Mains');
      await expect(args.onMove).toHaveBeenLastCalledWith({
        kind: 'item',
        id: 'soup',
        sectionId: 'mains',
        index: 2,
      });
      await expect(canvas.getByRole('status')).toHaveTextContent('Lentil soup moved to Mains, now 3 of 3');
      await expect(row(/Lentil soup/)).toContainElement(document.activeElement as HTMLElement);
    });
    await step('A section moves with its items', async () => {
      await choose('Mains', 'Move up');
      await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Mains');
      await expect(canvas.getByRole('status')).toHaveTextContent('Mains moved, now 1 of 3');
    });
  },
};

export const MovedByKeyboard: Story = {
  name: 'Moved by keyboard',
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await step('The first item is picked up by its handle and dropped in another section', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(screen.getByRole('button', { name: 'Drag Lentil soup' })).toHaveFocus();
      await pickUp();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'item', id: 'soup', sectionId: 'mains' }),
      );
      await waitFor(() => expect(row(/Lentil soup/)).toHaveFocus());
    });
  },
};

export const FromCategories: Story = {
  name: 'Filled from categories',
  tags: ['keyboard'],
  args: { keepsItemsInSections: true, onAddItems: undefined, onRemoveItem: undefined },
  play: async ({ args, canvas, step }) => {
    await step('Nothing is added or taken out by hand', async () => {
      await expect(canvas.queryByRole('button', { name: /Add items/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Lentil soup' }));
      const choices = within(await screen.findByRole('menu'));
      await expect(choices.queryByRole('menuitem', { name: /Move to|Remove/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('By keyboard an item finds places only in its own section', async () => {
      screen.getByRole('button', { name: 'Drag Lentil soup' }).focus();
      await pickUp();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onMove).toHaveBeenCalled());
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'item', id: 'soup', sectionId: 'starters' }),
      );
    });
  },
};

export const BeingMoved: Story = {
  name: 'Being moved',
  beforeEach: endsDrag,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('row', { name: /Lentil soup/ })).toHaveAttribute('data-dragging');
  },
};

export const Collapsed: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('The arrow against reading direction closes a section, the other opens it', async () => {
      await userEvent.tab();
      await waitFor(() => expect(row(/To begin/)).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(row(/To begin/)).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(row(/To begin/)).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.click(within(row(/Mains/)).getByRole('button', { name: /Collapse/ }));
      await expect(canvas.queryByText('Pilaf with sour cherries')).not.toBeInTheDocument();
    });
  },
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    sections: [
      {
        id: 'long',
        title: 'Slow-roasted meats from the wood-fired oven for the whole table',
        category: 'Mains',
        items: [
          {
            id: 'tea',
            name: 'Tea from fresh mint, cardamom and the lime of the house, poured at the table',
            price: '€1,250.00',
            isHidden: true,
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  tags: ['responsive'],
  decorators: [rightToLeft],
};
