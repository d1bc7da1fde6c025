import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../stories/surroundings.tsx';
import { items, itemsInArabic } from './bistro.ts';
import { ItemListPage } from './ListPage.tsx';
import { pageParameters } from './office.tsx';

const meta = {
  title: 'Patterns/List page',
  component: ItemListPage,
  parameters: pageParameters(
    'Title and count, one primary action at the end, filters, table, pages.\n\n- Keep search, filters, order and page in the address.\n- Show what can be done with a selection only while there is one.\n- Don’t add a second primary action; what acts on one row stands in that row’s menu.',
  ),
  args: { rows: items, count: 60, onRetry: fn() },
} satisfies Meta<typeof ItemListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('What guests cannot order or trust is said in words', async () => {
      await expect(canvas.getByRole('row', { name: /Sea bass/ })).toHaveTextContent(
        'Sold out until tomorrow',
      );
      await expect(canvas.getByRole('row', { name: /Grilled vegetables/ })).toHaveTextContent('Not declared');
    });
    await step('A name leads to its form', async () => {
      await expect(canvas.getByRole('link', { name: 'Shakshuka' })).toHaveAttribute(
        'href',
        '#items/shakshuka',
      );
    });
  },
};

export const Narrowed: Story = {
  name: 'Narrowed by a search',
  play: async ({ canvas, step }) => {
    await step('The list follows what is typed', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search items' }), 'grill');
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await expect(canvas.getByText('1 item')).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { search: 'ramen' },
  play: async ({ canvas, step }) => {
    await canvas.findByText('No item matches');
    await step('The way back shows everything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
      await expect(canvas.getByRole('row', { name: /Shakshuka/ })).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search items' }), 'ramen');
    });
  },
};

export const WithSelection: Story = {
  name: 'With a selection',
  tags: ['responsive'],
  args: { selected: ['bass', 'tart'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await step('It can be widened, and acted on together', async () => {
      await userEvent.click(within(canvas.getByRole('row', { name: /Shakshuka/ })).getByRole('checkbox'));
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    });
  },
};

export const DeleteAsks: Story = {
  name: 'Delete asks',
  play: async ({ canvas, step }) => {
    await step('The question names the thing and begins at the harmless answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Lime tart' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete item' }));
      const question = await screen.findByRole('alertdialog', { name: 'Delete “Lime tart”?' });
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Delete item' })).toBeVisible(),
      );
    });
  },
};

export const Loading: Story = {
  tags: ['responsive'],
  args: { rows: [], body: 'loading', count: undefined },
};

export const Empty: Story = {
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Add item' })).toHaveLength(2);
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { rows: [], body: 'error', count: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('Rows become cards that keep their switches', async () => {
      const card = canvas.getByRole('row', { name: /Elderflower/ });
      await userEvent.click(within(card).getByRole('switch', { name: 'Elderflower spritz is active' }));
      await expect(within(card).getByRole('switch')).toBeChecked();
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The office speaks English; what people type into it is in their own script. */
export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: { rows: itemsInArabic },
};
