import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { arabicColumns, arabicDishes } from './Table.arabic.ts';
import { columns, dishes, type Dish } from './Table.example.ts';
import type { TableSelection } from './rows.ts';
import type { TableProps } from './table-props.ts';
import { Table } from './Table.tsx';

function SelectableDishes(props: TableProps<Dish>) {
  const [selectedKeys, setSelectedKeys] = useState<TableSelection>(props.selectedKeys ?? new Set());
  const count = selectedKeys === 'all' ? props.rows.length : selectedKeys.size;
  return (
    <Stack gap={3}>
      <Inline>
        <Text role="status">{count === 0 ? 'Nothing selected' : `${count} selected`}</Text>
        <Button size="small" isDisabled={count === 0}>
          Mark sold out
        </Button>
      </Inline>
      <Table
        {...props}
        selectedKeys={selectedKeys}
        onSelectionChange={(selection) => {
          setSelectedKeys(selection);
          props.onSelectionChange?.(selection);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Data/Table/Selection',
  component: SelectableDishes,
  parameters: {
    docs: {
      description: {
        component:
          'With `onSelectionChange` every row has a box. Show what can be done with the selection above the table, and say how many rows it takes.\n\nDo not select rows to act on one of them: its `operation` column does that.',
      },
    },
  },
  args: {
    label: 'Items',
    columns,
    rows: dishes,
    getRowId: (dish) => dish.id,
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof SelectableDishes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  name: 'Nothing selected',
  play: async ({ canvas, step }) => {
    const status = canvas.getByText('Nothing selected');
    await step('The box in the header selects all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
      await expect(status).toHaveTextContent('3 selected');
    });
    await step('and lets all go', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
      await expect(status).toHaveTextContent('Nothing selected');
    });
  },
};

export const SomeSelected: Story = {
  name: 'Some selected',
  tags: ['forced-colors', 'responsive'],
  args: { selectedKeys: new Set(['sea-bass']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked();
    await expect(canvas.getByRole('row', { name: /Sea bass/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const AllSelected: Story = { name: 'All selected', args: { selectedKeys: 'all' } };

export const ByKeyboard: Story = {
  name: 'Selected by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Space selects the row that has focus', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['sea-bass']));
    });
    await step('Shift and arrows widen the selection, Escape lets it go', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['sea-bass', 'tea']));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByText('Nothing selected')).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  name: 'Cards on a phone',
  decorators: [onNarrowPhone],
  args: { selectedKeys: new Set(['sea-bass']) },
  play: async ({ canvas, step }) => {
    await step('Cards keep their selection, their boxes and their actions', async () => {
      const card = canvas.getByRole('row', { name: /Sea bass/ });
      await expect(within(card).getByRole('checkbox')).toBeChecked();
      await expect(within(card).getByRole('button', { name: 'Actions for Sea bass' })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { columns: arabicColumns, rows: arabicDishes, selectedKeys: new Set(['sea-bass']) },
};

export const Range: Story = {
  name: 'A range by Shift',
  play: async ({ canvas, step }) => {
    await step('A press with Shift chooses all rows from the last one on', async () => {
      const user = userEvent.setup();
      await user.click(canvas.getByRole('checkbox', { name: 'Select Lentil soup' }));
      await user.keyboard('{Shift>}');
      await user.click(canvas.getByRole('checkbox', { name: /^Select Tea/ }));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('3 selected')).toBeVisible();
    });
  },
};
