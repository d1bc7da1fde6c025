import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, listOf, patience, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup, bread, lobster } = exampleItems;
const categories = answers('listCategories', listOf(exampleCategories));
const list = answers('listItems', listOf([soup, bread, lobster]));
const emptyList = answers('listItems', listOf([]));

const meta = {
  title: 'App/Items/List',
  component: StoryApp,
  args: { path: '/menu-management/items' },
  parameters: { ...screenParameters, msw: [list, categories, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) }, patience);

// proves: items.several-categories, lists.first-two
export const Success: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Every item leads to its form', async () => {
      await expect(await canvas.findByRole('link', { name: 'Caldo verde' }, patience)).toHaveAttribute(
        'href',
        `/menu-management/items/${soup.id}`,
      );
    });
    await step('By which column the list stands is said before anybody sorts', async () => {
      const byName = canvas.getByRole('columnheader', { name: 'Name' });
      await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('Several categories and sizes are told in short', async () => {
      const row = await rowOf(canvas, 'Caldo verde');
      await expect(row).toHaveTextContent(/from\s*€4\.50/);
      await expect(within(row).getByRole('button', { name: '2 more: show all categories' })).toBeVisible();
    });
    await step('What guests cannot trust or order is said in words', async () => {
      const undeclared = await rowOf(canvas, 'Sourdough');
      await expect(undeclared).toHaveTextContent('Allergens not declared');
      await expect(undeclared).toHaveTextContent('Sold out until');
      await expect(await rowOf(canvas, 'Lobster')).toHaveTextContent('Market price');
      await expect(
        canvas.getByRole('button', { name: 'Status of Lobster of the day: Inactive' }),
      ).toBeVisible();
    });
  },
};

export const Empty: Story = {
  parameters: { msw: [emptyList, categories, ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByText('No items yet', {}, patience);
    await step('One link leads to a new item', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Add item' })) {
        await expect(link).toHaveAttribute('href', '/menu-management/items/new');
      }
    });
  },
};

const [starters] = exampleCategories;
const narrowed = `/menu-management/items?gap=PICTURE&status=AVAILABLE.SOLD_OUT&category=${starters?.id ?? ''}`;

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: `${narrowed}&search=ramen` },
  parameters: { msw: [emptyList, categories, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No item matches “ramen”', {}, patience);
    await expect(canvas.getByRole('searchbox', { name: 'Search items' })).toHaveValue('ramen');
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
    await canvas.findByText(`3 filters are on: 2 statuses, No picture, ${starters?.name}.`, {}, patience);
  },
};

const counts = answers('countItems', {
  statuses: [
    { status: 'AVAILABLE', count: 55 },
    { status: 'SOLD_OUT', count: 3 },
    { status: 'HIDDEN', count: 1 },
    { status: 'INACTIVE', count: 1 },
  ],
  gaps: [
    { gap: 'PRICE', count: 1 },
    { gap: 'ALLERGENS', count: 4 },
    { gap: 'PICTURE', count: 21 },
    { gap: 'DESCRIPTION', count: 5 },
  ],
});
const withCounts = { msw: [list, categories, counts, ...usual] };

async function openFilter(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }, patience));
  return within(await screen.findByRole('dialog', { name: 'Filter' }, patience));
}

export const FilterOpen: Story = {
  name: 'Filter open',
  tags: ['in-dark'],
  args: { path: narrowed },
  parameters: withCounts,
  play: async ({ canvas, step }) => {
    const filter = await openFilter(canvas);
    await step('What is set is checked, and each choice says how many items there are', async () => {
      await expect(await filter.findByRole('checkbox', { name: 'Sold out 3' }, patience)).toBeChecked();
      await expect(filter.getByRole('checkbox', { name: 'No picture 21' })).toBeChecked();
      await expect(filter.getByRole('checkbox', { name: 'Inactive 1' })).not.toBeChecked();
      await expect(filter.getByRole('button', { name: 'Show 3 items' })).toBeVisible();
    });
  },
};

export const Filtered: Story = {
  args: { path: narrowed },
  parameters: withCounts,
  play: async ({ canvas, step }) => {
    await step('What is set stands beside the button, and goes one by one', async () => {
      const chips = within(await canvas.findByRole('grid', { name: 'Filters that are on' }, patience));
      await expect(await chips.findByRole('row', { name: '2 statuses' }, patience)).toBeVisible();
      await expect(await chips.findByRole('row', { name: starters?.name }, patience)).toBeVisible();
      const picture = chips.getByRole('row', { name: 'No picture' });
      await userEvent.click(within(picture).getByRole('button'));
      await waitFor(() => expect(canvas.queryByRole('row', { name: 'No picture' })).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Filter 2' })).toBeVisible();
    });
    await step('A choice in the menu takes effect at once', async () => {
      const filter = await openFilter(canvas);
      await userEvent.click(await filter.findByRole('checkbox', { name: 'No description 5' }, patience));
      await waitFor(() => expect(canvas.getByText('No description')).toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const FilterOnAPhone: Story = {
  name: 'Filter open on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { path: narrowed },
  parameters: withCounts,
  play: async ({ canvas }) => {
    const filter = await openFilter(canvas);
    await expect(await filter.findByRole('checkbox', { name: 'Sold out 3' }, patience)).toBeChecked();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('A short row keeps the name, and its menu the states', async () => {
      const row = await rowOf(canvas, 'Caldo verde');
      await expect(within(row).getByRole('rowheader')).toBeVisible();
      await userEvent.click(within(row).getByRole('button', { name: 'Actions for Caldo verde' }));
      const menu = await screen.findByRole('menu', {}, patience);
      await waitFor(() =>
        expect(within(menu).getByRole('menuitemradio', { name: 'Available' })).toBeChecked(),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).not.toBeInTheDocument());
    });
  },
};

export const DeleteAsks: Story = {
  name: 'Delete asks',
  play: async ({ canvas, step }) => {
    await step('The question names the item and begins at the harmless answer', async () => {
      const actions = { name: 'Actions for Lobster of the day' };
      await userEvent.click(await canvas.findByRole('button', actions, patience));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete item' }, patience));
      const title = { name: 'Delete “Lobster of the day”?' };
      const question = await screen.findByRole('alertdialog', title, patience);
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Delete item' })).toBeVisible(),
      );
      await waitFor(
        () => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
        patience,
      );
    });
  },
};
