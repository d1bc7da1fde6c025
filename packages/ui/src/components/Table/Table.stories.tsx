import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { columns, dishes, type Dish } from './Table.example.ts';
import { Table, type TableProps } from './Table.tsx';

function DishTable(props: TableProps<Dish>) {
  return <Table {...props} />;
}

const meta = {
  title: 'Data/Table',
  component: DishTable,
  args: {
    label: 'Items',
    columns,
    rows: dishes,
    getRowId: (dish) => dish.id,
    rowHref: (dish) => `#items/${dish.id}`,
    sort: { column: 'name', direction: 'ascending' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof DishTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The naming cell is a real link', async () => {
      await expect(canvas.getByRole('link', { name: 'Sea bass' })).toHaveAttribute('href', '#items/sea-bass');
    });
    await step('Money is shown in its currency', async () => {
      await expect(canvas.getByRole('row', { name: /Sea bass/ })).toHaveTextContent('€24.00');
    });
    await step('More than two chips hide behind an ellipsis', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1 more: show all categories' }));
      await expect(await screen.findByRole('dialog', { name: 'Categories' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const Sorted: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState(args.sort);
    const sign = sort?.direction === 'descending' ? -1 : 1;
    const rows = args.rows.toSorted(
      (a, b) =>
        sign * (sort?.column === 'price' ? (a.price ?? 0) - (b.price ?? 0) : a.name.localeCompare(b.name)),
    );
    return <DishTable {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, step }) => {
    const header = () => canvas.getByRole('columnheader', { name: /Price/ });
    const firstRow = () => canvas.getAllByRole('rowheader')[0];
    await step('A press on the header sorts, a second one turns the order', async () => {
      await userEvent.click(header());
      await expect(header()).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(header());
      await expect(header()).toHaveAttribute('aria-sort', 'descending');
      await expect(firstRow()).toHaveTextContent('Sea bass');
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Walked by keyboard',
  play: async ({ canvas, step }) => {
    await step('Tab enters the table once, arrow keys walk over rows and cells', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByRole('row')[2]).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('link', { name: 'Sea bass' })).toHaveFocus();
    });
  },
};

export const SwitchedInTheRow: Story = {
  name: 'Switched in the row',
  play: async ({ canvas, step }) => {
    await step('A switch in a row acts without opening the row', async () => {
      const before = window.location.hash;
      await userEvent.click(canvas.getByRole('switch', { name: 'Sea bass is active' }));
      await expect(window.location.hash).toBe(before);
    });
  },
};

export const Operations: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Sea bass' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Actions for Sea bass' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('21 Nov 2026').closest('td')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { body: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading: Items');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState title="No items yet" action={<Button variant="primary">Add item</Button>}>
        Items are the dishes and drinks that guests read on your menu.
      </EmptyState>
    ),
  },
};

export const Error: Story = {
  args: {
    rows: [],
    body: 'error',
    errorState: (
      <ErrorState title="Items could not be loaded" onRetry={fn()}>
        Check the connection and try again.
      </ErrorState>
    ),
  },
};

export const Narrow: Story = {
  name: 'Cards on a phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas, step }) => {
    await step('Cards keep the table’s roles', async () => {
      const row = canvas.getByRole('row', { name: /Sea bass/ });
      await expect(within(row).getByRole('rowheader')).toBeVisible();
      await expect(within(row).getAllByRole('gridcell').length).toBeGreaterThan(4);
      await expect(canvas.getByRole('columnheader', { name: /Price/ })).toBeVisible();
    });
  },
};

export const LoadingOnAPhone: Story = {
  name: 'Loading on a phone',
  decorators: [onNarrowPhone],
  args: { body: 'loading', rows: [] },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
