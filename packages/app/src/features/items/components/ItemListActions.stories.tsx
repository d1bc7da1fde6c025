import type { Item } from '@cardamom/api-types';
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
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup, bread, lobster } = exampleItems;
const [starters] = exampleCategories;
const stored: { all: Item[] } = { all: [] };
const list = answers('listItems', () => listOf([...stored.all]));
const categories = answers('listCategories', listOf(exampleCategories));

const meta = {
  title: 'App/Items/List at work',
  component: StoryApp,
  args: { path: '/menu-management/items' },
  parameters: { ...screenParameters, msw: [list, categories, ...usual] },
  beforeEach: () => {
    stored.all = [soup, bread, lobster];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fromMenu(canvas: Canvas, name: string, action: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, patience));
}

export const AllSelected: Story = {
  name: 'All selected',
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('row', { name: /Caldo verde/ }, patience);
    await step('The box in the header takes every row of the page', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
      await expect(canvas.getByText('3 selected')).toBeVisible();
    });
  },
};

export const NotBroughtBack: Story = {
  name: 'Deleted and its name taken since',
  parameters: {
    msw: [
      succeeds('deleteItem', () => {
        stored.all = [soup, bread];
      }),
      fails('restoreItem', 'OM_002', {
        errors: [{ pointer: '/name', code: 'OM_002', message: 'This name is already in use (in “Fish”)' }],
      }),
      list,
      categories,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await fromMenu(canvas, 'Lobster of the day', 'Delete item');
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete item' }));
    await step('Says why it does not come back, and where its name is taken', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
      await screen.findByText('This name is already in use (in “Fish”)', {}, patience);
    });
  },
};

export const Duplicated: Story = {
  tags: ['first-window'],
  parameters: {
    msw: [
      answers('duplicateItem', { ...bread, id: lobster.id, name: 'Sourdough (copy)', isActive: false }),
      answers('getItem', { ...bread, id: lobster.id, name: 'Sourdough (copy)', isActive: false }),
      list,
      categories,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await fromMenu(canvas, bread.name, 'Duplicate');
    await step('The copy opens, so that it gets its own name', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Sourdough (copy)' }, patience);
      await screen.findByText('Item created.', {}, patience);
    });
  },
};

export const InCategoryOrder: Story = {
  name: 'One category, in its order',
  args: { path: `/menu-management/items?category=${starters?.id ?? ''}` },
  parameters: {
    msw: [
      succeeds('moveItemsInCategory', () => {
        stored.all = [bread, soup, lobster];
      }),
      list,
      categories,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Its items have handles and move as the guests read them', async () => {
      await expect(await canvas.findByRole('button', { name: 'Drag Caldo verde' }, patience)).toBeVisible();
      await fromMenu(canvas, 'Caldo verde', 'Move down');
      await waitFor(
        () => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(bread.name),
        patience,
      );
    });
  },
};
