import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { endsDrag } from '../../stories/dragging.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { arabicDishes, inArabic } from './Table.arabic.ts';
import { columns, dishes, type Dish } from './Table.example.ts';
import { movedRows, type RowMove } from './rows.ts';
import type { TableProps } from './table-props.ts';
import { Table } from './Table.tsx';
import { useRowOrder } from './useRowOrder.ts';

interface OrderedDishesProps extends TableProps<Dish> {
  onReorder: (move: RowMove) => void;
  isOrderDisabled?: boolean;
}

function OrderedDishes({ onReorder, isOrderDisabled = false, ...props }: OrderedDishesProps) {
  const [rows, setRows] = useState(props.rows);
  const rowOrder = useRowOrder({
    isDisabled: isOrderDisabled,
    onReorder: (move) => {
      setRows(movedRows(rows, props.getRowId, move));
      onReorder(move);
    },
  });
  return <Table {...props} rows={rows} rowOrder={rowOrder} />;
}

const meta = {
  title: 'Data/Table/Order',
  component: OrderedDishes,
  parameters: {
    docs: {
      description: {
        component:
          'Where the order of rows means something to guests, `useRowOrder` gives every row a handle. Offer "Move up" and "Move down" in the row’s menu too, for hands that cannot drag.\n\nDo not let rows be moved while they are sorted or narrowed: the place would mean nothing. Use `isDisabled`.',
      },
    },
  },
  args: {
    label: 'Items',
    columns: columns.filter(({ id }) => id !== 'updated' && id !== 'allergens'),
    rows: dishes,
    getRowId: (dish) => dish.id,
    onReorder: fn(),
  },
} satisfies Meta<typeof OrderedDishes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['responsive'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'other');
  },
};

export const ByKeyboard: Story = {
  name: 'Put in order by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Enter on the handle picks a row up, arrows choose its place, Enter drops it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Drag Lentil soup' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await expect(args.onReorder).toHaveBeenLastCalledWith({
        ids: ['lentil-soup'],
        target: 'tea',
        position: 'before',
      });
    });
    await step('The rows stand in their new order', async () => {
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Sea bass');
    });
  },
};

export const BeingMoved: Story = {
  name: 'Being moved',
  beforeEach: endsDrag,
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('A picked row is faint, its place a line', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByRole('row', { name: /Lentil soup/ })).toHaveAttribute('data-dragging');
    });
  },
};

export const Disabled: Story = {
  name: 'Order fixed while sorted',
  args: { isOrderDisabled: true, sort: { column: 'name', direction: 'ascending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Narrow: Story = {
  name: 'Cards on a phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /Sea bass/ });
    await expect(within(card).getByRole('button', { name: 'Drag Sea bass' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { columns: inArabic(meta.args.columns), rows: arabicDishes },
};
