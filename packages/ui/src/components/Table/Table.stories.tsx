import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { arabicColumns, arabicDishes } from './Table.arabic.ts';
import { columns, dishes, manyDishes, type Dish } from './Table.example.ts';
import { Table } from './Table.tsx';

const DishTable = Table<Dish>;

const meta = {
  title: 'Data/Table',
  component: DishTable,
  parameters: {
    docs: {
      description: {
        component:
          'Lists things that people compare, sort and act on. Name every row with a text column and lead to it with `rowHref`; put actions into one `operation` column at the end.\n\nDo not use it for a single thing (that is `DescriptionList`) or to lay out a page. Do not pass new `columns` on every render: keep them in `useMemo` or outside the component.',
      },
    },
  },
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

// proves: lists.column.chips
export const Default: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('The naming cell is a real link', async () => {
      await expect(canvas.getByRole('link', { name: 'Sea bass' })).toHaveAttribute('href', '#items/sea-bass');
    });
    await step('Money is shown in its currency', async () => {
      await expect(canvas.getByRole('row', { name: /Sea bass/ })).toHaveTextContent('€24.00');
    });
    await step('More than two chips hide behind an ellipsis', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1 more: show all categories' }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Categories' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const WithoutLinks: Story = { name: 'Without links', args: { rowHref: undefined, sort: undefined } };

// proves: lists.column.index
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
    await step('The numbers follow the rows', async () => {
      await expect(canvas.getByRole('row', { name: /Sea bass/ })).toHaveTextContent(/^1/);
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Walked by keyboard',
  tags: ['keyboard'],
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

// proves: lists.column.operation
export const Operations: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Sea bass' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Sea bass' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('21 Nov 2026').closest('td')).toHaveFocus();
  },
};

export const StickyColumn: Story = {
  name: 'Name in sight while scrolled aside',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('grid');
    await step('Scrolled to its end, the table still shows which row is which', async () => {
      const surface = table.parentElement;
      if (!surface) throw new Error('The table stands nowhere.');
      surface.scrollTo({ left: surface.scrollWidth, behavior: 'instant' });
      const name = canvas.getAllByRole('rowheader')[1];
      if (!name) throw new Error('There is no second row.');
      await expect(Math.round(name.getBoundingClientRect().left)).toBe(
        Math.round(surface.getBoundingClientRect().left),
      );
    });
  },
};

const date = (header: string) =>
  ({ kind: 'date', id: header, header, timeZone: 'UTC', value: ({ updatedAt }: Dish) => updatedAt }) as const;

const wide = [...columns.slice(0, -1), date('First sold'), date('Last sold'), ...columns.slice(-1)];

export const WiderThanItsPlace: Story = {
  name: 'Wider than a laptop',
  args: { columns: wide },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const surface = canvas.getByRole('grid').parentElement;
    if (!surface) throw new Error('The table stands nowhere.');
    await waitFor(() => expect(surface).toHaveAttribute('data-scrolls'));
    await step('The name and the actions of a row stay in sight, wherever it is scrolled to', async () => {
      for (const left of [surface.scrollWidth, 0]) {
        surface.scrollTo({ left, behavior: 'instant' });
        const place = surface.getBoundingClientRect();
        const name = canvas.getByRole('rowheader', { name: /Sea bass/ }).getBoundingClientRect();
        const actions = canvas.getByRole('button', { name: 'Actions for Sea bass' }).getBoundingClientRect();
        await expect(name.left).toBeGreaterThanOrEqual(place.left);
        await expect(actions.right).toBeLessThan(place.right);
      }
    });
  },
};

const focused = () => document.activeElement?.getBoundingClientRect() ?? new DOMRect();

export const FocusInSight: Story = {
  name: 'Wide and long, walked by keyboard',
  // What it shows is in the picture of what is wide.
  tags: ['keyboard', 'no-picture'],
  args: { columns: wide, rows: manyDishes(40) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const surface = canvas.getByRole('grid').parentElement;
    if (!surface) throw new Error('The table stands nowhere.');
    await waitFor(() => expect(surface).toHaveAttribute('data-scrolls'));
    await step('Down it is scrolled by the page alone, where the browser can', async () => {
      if (surface.dataset['scrolls'] === 'inline')
        await expect(surface.scrollHeight).toBeLessThanOrEqual(surface.clientHeight + 1);
    });
    const header = () => canvas.getByRole('columnheader', { name: /Name/ }).getBoundingClientRect();
    await step('What has the focus is never under the header, the name or the actions', async () => {
      canvas.getAllByRole('row')[40]?.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
      for (let row = 0; row < 30; row += 1) {
        await userEvent.keyboard('{ArrowUp}');
        await expect(focused().top).toBeGreaterThanOrEqual(header().bottom - 1);
      }
      await expect(header().top).toBeGreaterThanOrEqual(0);
      await userEvent.keyboard('{End}');
      for (let cell = 0; cell < 3; cell += 1) {
        await userEvent.keyboard('{ArrowLeft}');
        const row = document.activeElement?.closest('[data-row]');
        const actions = row?.querySelector('[data-kind="operation"]')?.getBoundingClientRect();
        await expect(focused().right).toBeLessThanOrEqual((actions?.left ?? 0) + 1);
      }
    });
  },
};

export const Loading: Story = {
  tags: ['responsive'],
  args: { body: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading: Items');
  },
};

export const LoadingMore: Story = {
  name: 'Loading more',
  args: { onLoadMore: fn(), isLoadingMore: true },
  play: async ({ args, canvas, step }) => {
    await step('The end in sight asks for more, and says that more comes', async () => {
      await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
      await expect(canvas.getByRole('progressbar', { name: 'Loading more' })).toBeVisible();
    });
  },
};

export const Empty: Story = {
  tags: ['responsive'],
  args: {
    rows: [],
    emptyState: (
      <EmptyState title="No items yet" action={<Button variant="primary">Add item</Button>}>
        Items are the dishes and drinks that guests read on your menu.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add item' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  name: 'Error',
  args: {
    rows: [],
    body: 'error',
    errorState: (
      <ErrorState title="Items could not be loaded" onRetry={fn()}>
        Check the connection and try again.
      </ErrorState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Items could not be loaded');
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

export const RightToLeft: Story = {
  name: 'Right to left',
  tags: ['responsive'],
  decorators: [rightToLeft],
  args: { label: 'الأصناف', columns: arabicColumns, rows: arabicDishes },
};
