import type { BulkResult, Category, Dependency } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  StoryApp,
  succeeds,
  usual,
} from '#shared/testing/index.ts';
import { exampleCategories } from '../testing/example-categories.ts';

const { starters, pizza, wine } = exampleCategories;
const stored: { all: Category[] } = { all: [] };
const list = answers('listCategories', () => listOf([...stored.all]));
const batchId = '0198a000-0000-7000-8000-0000000000b1';

const meta = {
  title: 'App/Categories/List at work',
  component: StoryApp,
  args: { path: '/menu-management/categories' },
  parameters: { ...screenParameters, msw: [list, ...usual] },
  beforeEach: () => {
    stored.all = [starters, pizza, wine];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, ...names: string[]): Promise<void> {
  for (const name of names) {
    const row = await canvas.findByRole('row', { name: new RegExp(name) }, patience);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}

async function fromMenu(canvas: Canvas, name: string, action: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, patience));
}

const namesInOrder = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);

export const SomeSelected: Story = {
  name: 'Some selected',
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Starters', 'Pizza');
    await step('A bar says how many, and what can be done with them', async () => {
      const actions = canvas.getByRole('group', { name: 'What to do with the selection' });
      await expect(within(actions).getByRole('status')).toHaveTextContent('2 selected');
      for (const name of ['Activate', 'Deactivate', 'Delete', 'Clear selection'])
        await waitFor(() => expect(within(actions).getByRole('button', { name })).toBeVisible());
    });
  },
};

const changed = (ids: readonly string[]): BulkResult => ({
  batchId,
  changed: ids.map((id) => ({ id, version: 9 })),
  refused: [],
});

export const Deactivated: Story = {
  parameters: {
    msw: [
      answers('bulkChangeCategories', () => {
        stored.all = stored.all.map((category) => ({ ...category, isActive: false }));
        return changed([starters.id, pizza.id]);
      }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Starters', 'Pizza');
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await step('One message says so by name, and offers to take it back', async () => {
      const undo = await screen.findByRole('button', { name: 'Undo' }, patience);
      undo.focus();
      await expect(
        screen.getByRole('alertdialog', { name: 'Deactivation completed.' }),
      ).toHaveAccessibleDescription('“Starters”, “Pizza”');
      await waitFor(
        () => expect(canvas.getByRole('button', { name: 'Status of Pizza: Inactive' })).toBeVisible(),
        patience,
      );
    });
  },
};

export const DeleteManyAsks: Story = {
  name: 'Delete many asks',
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Starters', 'Wine');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await step('The question says how many and names them', async () => {
      const question = await screen.findByRole('alertdialog', { name: 'Delete 2 entries?' }, patience);
      await expect(question).toHaveTextContent('“Starters”, “Wine from the islands”');
      await waitFor(
        () => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
        patience,
      );
    });
  },
};

const inTheWay: Dependency[] = ['Margherita', 'Marinara', 'Quattro formaggi', 'Calzone'].map(
  (name, index) => ({ id: `0198a000-0000-7000-8000-0000000000d${index + 1}`, kind: 'ITEM', name }),
);

export const SomeStay: Story = {
  name: 'Some could not be deleted',
  tags: ['in-dark', 'responsive'],
  parameters: {
    msw: [
      answers('bulkChangeCategories', () => {
        stored.all = [pizza, starters];
        return {
          ...changed([wine.id]),
          refused: [
            {
              id: pizza.id,
              name: 'Pizza',
              code: 'OM_003',
              message: 'In use',
              dependencies: inTheWay,
              dependencyCount: 9,
            },
            {
              id: starters.id,
              name: 'Small plates',
              code: 'CM_CONFLICT',
              message: 'This was saved elsewhere in the meantime.',
              dependencies: [],
              dependencyCount: 0,
            },
          ],
        };
      }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Starters', 'Pizza', 'Wine');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 3 entries?' }, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 3 entries' }));
    await step(
      'Each that stays is named with the reason, leads to its form, and names what blocks',
      async () => {
        const told = { name: '2 of 3 could not be deleted' };
        const alert = await screen.findByRole('alertdialog', told, patience);
        await expect(within(alert).getByRole('link', { name: 'Pizza' })).toHaveAttribute(
          'href',
          `/menu-management/categories/${pizza.id}`,
        );
        await expect(alert).toHaveTextContent('Still used by 9 entries');
        await waitFor(
          () => expect(within(alert).getByRole('link', { name: 'Small plates' })).toBeVisible(),
          patience,
        );
        await expect(alert).toHaveTextContent('Somebody else changed it in the meantime');
        await expect(alert).toHaveTextContent('Delete operation failed');
        for (const { id, name } of inTheWay)
          await expect(within(alert).getByRole('link', { name })).toHaveAttribute(
            'href',
            `/menu-management/items/${id}`,
          );
        await expect(alert).toHaveTextContent('… and 5 more.');
      },
    );
  },
};

export const BroughtBack: Story = {
  name: 'Deleted and brought back',
  parameters: {
    msw: [
      succeeds('deleteCategory', () => {
        stored.all = [starters, pizza];
      }),
      answers('restoreCategory', () => {
        stored.all = [starters, pizza, wine];
        return wine;
      }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await fromMenu(canvas, 'Wine from the islands', 'Delete category');
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete category' }));
    await step('The message that it is deleted takes it back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
      await screen.findByText('“Wine from the islands” is back.', {}, patience);
      await canvas.findByRole('row', { name: /Wine from the islands/ }, patience);
    });
  },
};

export const ItemsMoved: Story = {
  name: 'Its items moved elsewhere',
  parameters: {
    msw: [fails('deleteCategory', 'OM_003', { dependencies: inTheWay, dependencyCount: 4 }), list, ...usual],
  },
  play: async ({ canvas, step }) => {
    await fromMenu(canvas, 'Pizza', 'Delete category');
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete category' }));
    const alert = await screen.findByRole('alertdialog', { name: '“Pizza” still has items' }, patience);
    await step('Every other category is a place for them', async () => {
      await userEvent.click(await within(alert).findByRole('button', { name: /Move them to/ }, patience));
      await expect(screen.queryByRole('option', { name: 'Pizza' })).toBeNull();
      await userEvent.click(await screen.findByRole('option', { name: 'Starters' }, patience));
      await expect(within(alert).getByRole('button', { name: 'Move and delete' })).toBeEnabled();
    });
  },
};

export const PutInOrder: Story = {
  name: 'Put in order by keyboard',
  tags: ['keyboard'],
  parameters: {
    msw: [
      succeeds('moveCategories', () => {
        stored.all = [pizza, starters, wine];
      }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const handle = await canvas.findByRole('button', { name: 'Drag Starters' }, patience);
    await step('Enter picks a category up, an arrow chooses its place, Enter drops it', async () => {
      handle.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(namesInOrder(canvas)[0]).toMatch(/Pizza/), patience);
    });
  },
};

export const MovedFromMenu: Story = {
  name: 'Moved from the menu',
  parameters: {
    msw: [
      succeeds('moveCategories', () => {
        stored.all = [starters, wine, pizza];
      }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('What cannot drag moves by the menu of the row', async () => {
      await fromMenu(canvas, 'Pizza', 'Move down');
      await waitFor(() => expect(namesInOrder(canvas)[1]).toMatch(/Wine/), patience);
    });
  },
};

export const OrderFixed: Story = {
  name: 'No order while sorted',
  args: { path: '/menu-management/categories?sort=-name' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Pizza/ }, patience);
    await expect(canvas.getByRole('button', { name: 'Drag Pizza' })).toBeDisabled();
  },
};

export const ManyPages: Story = {
  name: 'Many pages',
  parameters: {
    msw: [
      answers('listCategories', () => ({
        items: stored.all,
        page: { nextCursor: 'next', previousCursor: null, firstRow: 1, total: 180 },
      })),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('How many rows per page has can be chosen', async () => {
      await canvas.findByText(/^1–\d of 180$/, {}, patience);
      await expect(canvas.getByRole('button', { name: /50 rows per page/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
    });
  },
};
