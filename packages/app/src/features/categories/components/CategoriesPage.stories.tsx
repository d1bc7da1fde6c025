import type { Dependency } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { exampleCategories } from '../testing/example-categories.ts';

const { starters, pizza, wine } = exampleCategories;
const list = answers('listCategories', listOf([starters, pizza, wine]));
const emptyList = answers('listCategories', listOf([]));

const meta = {
  title: 'App/Categories/List',
  component: StoryApp,
  args: { path: '/menu-management/categories' },
  parameters: { ...screenParameters, msw: [list, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function askToDelete(canvas: Canvas, name: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete category' }, patience));
  return screen.findByRole('alertdialog', { name: `Delete “${name}”?` }, patience);
}

async function deactivate(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Status of Pizza: Active' }, patience));
  const menu = await screen.findByRole('menu', {}, patience);
  await waitFor(() => expect(menu).toHaveAccessibleDescription('On All day'), patience);
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Inactive' }));
}

export const Success: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Every category leads to its form', async () => {
      await expect(await canvas.findByRole('link', { name: 'Pizza' }, patience)).toHaveAttribute(
        'href',
        `/menu-management/categories/${pizza.id}`,
      );
    });
    await step('The list stands in the order that people gave it, and says so', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'other');
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
    });
    await step('A word says what is on the menu', async () => {
      await expect(canvas.getByRole('button', { name: 'Status of Pizza: Active' })).toBeEnabled();
      await expect(
        canvas.getByRole('button', { name: 'Status of Wine from the islands: Inactive' }),
      ).toBeEnabled();
    });
  },
};

export const Empty: Story = {
  parameters: { msw: [emptyList, ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByText('No categories yet', {}, patience);
    await step('One link leads to a new category', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Add category' })) {
        await expect(link).toHaveAttribute('href', '/menu-management/categories/new');
      }
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: '/menu-management/categories?search=ramen&active=true' },
  parameters: { msw: [emptyList, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No category matches “ramen”', {}, patience);
    await expect(canvas.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('ramen');
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('A short row keeps the name, and its menu the states', async () => {
      const row = await canvas.findByRole('row', { name: /Pizza/ }, patience);
      await expect(within(row).getByRole('rowheader')).toBeVisible();
      await userEvent.click(within(row).getByRole('button', { name: 'Actions for Pizza' }));
      const menu = await screen.findByRole('menu', {}, patience);
      await waitFor(() => expect(within(menu).getByRole('menuitemradio', { name: 'Active' })).toBeChecked());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).not.toBeInTheDocument());
    });
  },
};

export const DeleteAsks: Story = {
  name: 'Delete asks',
  play: async ({ canvas, step }) => {
    await step('The question names the category and begins at the harmless answer', async () => {
      const question = await askToDelete(canvas, 'Wine from the islands');
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Delete category' })).toBeVisible(),
      );
      await waitFor(
        () => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
        patience,
      );
    });
  },
};

const itemsInTheWay: Dependency[] = ['Margherita', 'Marinara', 'Quattro formaggi'].map((name, index) => ({
  id: `0198a000-0000-7000-8000-0000000000d${index + 1}`,
  kind: 'ITEM',
  name,
}));

// proves: categories.delete-blocked, errors.dependency-alert
export const InUse: Story = {
  name: 'In use',
  parameters: {
    msw: [
      fails('deleteCategory', 'OM_003', { dependencies: itemsInTheWay, dependencyCount: 4 }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const question = await askToDelete(canvas, 'Pizza');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete category' }));
    await step('Says how many items are in the way and leads to each that it knows', async () => {
      const alert = await screen.findByRole('alertdialog', { name: '“Pizza” still has items' }, patience);
      await expect(alert).toHaveTextContent('4 items are in this category.');
      for (const { id, name } of itemsInTheWay) {
        await expect(within(alert).getByRole('link', { name })).toHaveAttribute(
          'href',
          `/menu-management/items/${id}`,
        );
      }
      await expect(alert).toHaveTextContent('… and one more.');
    });
  },
};

const stored = { pizza };

// proves: activation.toggle, success.deactivated
export const Activation: Story = {
  beforeEach: () => {
    stored.pizza = pizza;
  },
  parameters: {
    msw: [
      answers('updateCategory', () => {
        const { isActive, version } = stored.pizza;
        stored.pizza = { ...pizza, isActive: !isActive, version: version + 1 };
        return stored.pizza;
      }),
      answers('listCategories', () => listOf([starters, stored.pizza, wine])),
      answers('listMenusOfCategory', { menus: [{ id: wine.id, name: 'All day' }], count: 1, screens: 2 }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Two presses take the category off the menu', async () => {
      await deactivate(canvas);
      await screen.findByText('Deactivation completed.', {}, patience);
      await waitFor(async () => {
        await expect(canvas.getByRole('button', { name: 'Status of Pizza: Inactive' })).toHaveFocus();
      }, patience);
    });
    await step('Two more bring it back, and say where it is live', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status of Pizza: Inactive' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Active' }, patience));
      await screen.findByText('Activation completed. Live on 1 menu, 2 screens.', {}, patience);
    });
  },
};

export const ActivationRefused: Story = {
  name: 'Activation refused',
  parameters: { msw: [fails('updateCategory', 'CM_CONFLICT'), list, ...usual] },
  play: async ({ canvas, step }) => {
    await step('The word goes back and a message says why', async () => {
      await deactivate(canvas);
      await screen.findByText(/^This was saved elsewhere in the meantime\. The list shows/, {}, patience);
      await waitFor(
        () => expect(canvas.getByRole('button', { name: 'Status of Pizza: Active' })).toHaveFocus(),
        patience,
      );
    });
  },
};
