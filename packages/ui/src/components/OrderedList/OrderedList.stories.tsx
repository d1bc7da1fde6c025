import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { OrderedList, type OrderedListProps } from './OrderedList.tsx';

interface Side {
  id: string;
  name: string;
}

const sides: readonly Side[] = [
  { id: 'fries', name: 'Fries' },
  { id: 'salad', name: 'Green salad' },
  { id: 'rice', name: 'Basmati rice' },
];

type ListProps = Pick<
  OrderedListProps<Side>,
  'label' | 'rows' | 'onReorder' | 'isReadOnly' | 'fewest' | 'isCompact'
> & {
  onRemove: (row: Side) => void;
  hasFields?: boolean;
};

function SideList({ rows, onReorder, onRemove, hasFields = false, ...props }: ListProps) {
  const [kept, setKept] = useState(rows);
  const rename = (id: string, name: string) =>
    setKept(kept.map((side) => (side.id === id ? { id, name } : side)));
  return (
    <OrderedList
      {...props}
      rows={kept}
      getRowId={({ id }) => id}
      nameOf={({ name }) => name}
      onReorder={(next) => {
        setKept(next);
        onReorder(next);
      }}
      onRemove={(side) => {
        setKept(kept.filter((other) => other !== side));
        onRemove(side);
      }}
    >
      {({ id, name }) =>
        hasFields ? (
          <TextField label="Name" value={name} onChange={(text) => rename(id, text)} />
        ) : (
          <Text>{name}</Text>
        )
      }
    </OrderedList>
  );
}

const meta = {
  title: 'Data/OrderedList',
  component: SideList,
  parameters: {
    docs: {
      description: {
        component:
          'A short list inside a form whose order people choose: options of a modifier group, groups of an item. Rows may hold fields.\n\n- Give `nameOf` what the person calls the row: it names the handle and the actions.\n- Don’t use it for hundreds of rows: that is a `Table` with `useRowOrder`.\n- Don’t use it for a menu’s sections: that is a `SectionsEditor`.',
      },
    },
  },
  args: { label: 'Sides', rows: sides, onReorder: fn(), onRemove: fn() },
} satisfies Meta<typeof SideList>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name},`) });

/** The height at which a row's middle stands. */
function middleOf(name: string): number {
  const { top, height } = within(screen.getByRole('list')).getByText(name).getBoundingClientRect();
  return top + height / 2;
}

async function choose(name: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

export const Default: Story = { tags: ['responsive', 'forced-colors'] };

export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas, step }) => {
    await step('A row is as high as its buttons', async () => {
      for (const row of canvas.getAllByRole('listitem'))
        await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(45);
    });
  },
};

export const MovedByKeyboard: Story = {
  name: 'Moved by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Arrow keys on the handle move the row, and the focus stays on it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(names()).toEqual(['Green salad', 'Fries', 'Basmati rice']);
      await expect(handle('Fries')).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Fries moved, now 2 of 3');
    });
    await step('End and Home go to the ends, and no further', async () => {
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(names()).toEqual(['Green salad', 'Basmati rice', 'Fries']);
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(names()).toEqual(['Fries', 'Green salad', 'Basmati rice']);
    });
  },
};

export const Dragged: Story = {
  play: async ({ args, step }) => {
    await step('The row follows the pointer past the others', async () => {
      await fireEvent.pointerDown(handle('Fries'), { button: 0, clientY: middleOf('Fries') });
      await fireEvent.pointerMove(window, { clientY: middleOf('Basmati rice') + 2 });
      await waitFor(() => expect(names()).toEqual(['Green salad', 'Basmati rice', 'Fries']));
    });
    await step('Escape puts it back', async () => {
      await fireEvent.keyDown(window, { key: 'Escape' });
      await waitFor(() => expect(names()).toEqual(['Fries', 'Green salad', 'Basmati rice']));
      await fireEvent.pointerMove(window, { clientY: middleOf('Basmati rice') + 2 });
      await expect(args.onReorder).toHaveBeenCalledTimes(2);
    });
  },
};

export const BeingDragged: Story = {
  name: 'Being dragged',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(handle('Green salad'), { button: 0, clientY: 0 });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('data-dragging'));
  },
};

export const MovedFromTheMenu: Story = {
  name: 'Moved and removed from the menu',
  play: async ({ args, step }) => {
    await step('Up, and down again', async () => {
      await choose('Basmati rice', 'Move up');
      await expect(names()).toEqual(['Fries', 'Basmati rice', 'Green salad']);
      await choose('Basmati rice', 'Move down');
    });
    await step('Removed', async () => {
      await choose('Basmati rice', 'Remove');
      await expect(names()).toEqual(['Fries', 'Green salad']);
      await expect(args.onRemove).toHaveBeenCalledWith({ id: 'rice', name: 'Basmati rice' });
    });
  },
};

export const WithFields: Story = {
  name: 'With fields',
  args: { hasFields: true },
  tags: ['responsive', 'keyboard'],
  play: async ({ canvas, step }) => {
    await step(
      'Tab goes from a handle to the field beside it, where arrows and spaces are typed',
      async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(canvas.getByDisplayValue('Fries')).toHaveFocus();
        await userEvent.keyboard('{End} and dip{ArrowUp}');
        await expect(canvas.getByDisplayValue('Fries and dip')).toHaveFocus();
        await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Fries and dip');
      },
    );
  },
};

export const LastOne: Story = {
  name: 'The last one stays',
  args: { rows: sides.slice(0, 1), fewest: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Fries' }));
    const remove = await screen.findByRole('menuitem', { name: 'Remove' });
    await waitFor(() => expect(remove).toBeVisible());
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    rows: [
      { id: 'long', name: 'Slow-roasted vegetables from the wood-fired oven for the whole table' },
      { id: 'word', name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück' },
    ],
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
