import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { arabicDish, inArabic } from './Table.arabic.ts';
import { columns, manyDishes, type Dish } from './Table.example.ts';
import type { TableSelection } from './rows.ts';
import type { TableProps } from './table-props.ts';
import { Table } from './Table.tsx';

const fewColumns = columns.filter(({ kind }) => kind === 'text' || kind === 'money');

function ManyDishes(props: TableProps<Dish>) {
  const [selectedKeys, setSelectedKeys] = useState<TableSelection>(new Set(['dish-3']));
  return <Table {...props} selectedKeys={selectedKeys} onSelectionChange={setSelectedKeys} />;
}

const meta = {
  title: 'Data/Table/Many rows',
  component: ManyDishes,
  parameters: {
    docs: {
      description: {
        component:
          'Past 250 rows only those in sight are drawn, and all have one height. Load by 1,000 with `onLoadMore`; "all selected" stays `"all"`, also for rows that are not loaded.\n\nDo not give long lists columns that need several lines.',
      },
    },
  },
  args: {
    label: 'Items',
    columns,
    rows: manyDishes(260),
    getRowId: (dish) => dish.id,
    rowHref: (dish) => `#items/${dish.id}`,
  },
} satisfies Meta<typeof ManyDishes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Many rows',
  play: async ({ canvas, step }) => {
    await step('Only the rows in sight are drawn', async () => {
      await canvas.findByText('Salad with lime 1');
      await expect(canvas.getByRole('grid').querySelectorAll('[role=row]').length).toBeLessThan(60);
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '261');
    });
    await step('Each of them, and the header before them, says which of all rows it is', async () => {
      const [header, first, second] = canvas.getAllByRole('row');
      await expect(header).toHaveAttribute('aria-rowindex', '1');
      await expect(first).toHaveAttribute('aria-rowindex', '2');
      await expect(second).toHaveAttribute('aria-rowindex', '3');
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Walked by keyboard',
  tags: ['keyboard', 'scrolled'],
  args: { columns: fewColumns },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Salad with lime 1');
    await step('End goes to the last row, Home to the first', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(canvas.getByText(/ 260$/).closest('[role=row]')).toHaveFocus());
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(canvas.getByText('Salad with lime 1').closest('[role=row]')).toHaveFocus());
    });
  },
};

export const LoadedAtItsEnd: Story = {
  name: 'Loaded as its end comes near',
  tags: ['scrolled'],
  args: { columns: fewColumns, onLoadMore: fn(), isLoadingMore: true },
  play: async ({ args, canvas, step }) => {
    await canvas.findByText('Salad with lime 1');
    await step('The end asks for more', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
      await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Loading more' })).toBeVisible());
      await userEvent.keyboard('{Control>}{Home}{/Control}');
    });
  },
};

export const ScrolledAside: Story = {
  name: 'Wider than its place',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Salad with lime 1');
  },
};

export const Narrow: Story = {
  name: 'Cards on a phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas, step }) => {
    await step('A card is as high as its values', async () => {
      const name = await canvas.findByText('Salad with lime 1');
      const card = name.closest('[role=row]');
      await expect(card?.scrollHeight).toBe(card?.clientHeight);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { columns: inArabic(columns), rows: manyDishes(260).map(arabicDish) },
  play: async ({ canvas }) => {
    await canvas.findByText('شوربة النعناع 1');
  },
};
