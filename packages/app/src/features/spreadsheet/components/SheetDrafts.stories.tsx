import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answers, listOf, patience, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';
import { exampleSheet, sheetItem } from '../testing/example-sheet.ts';

/** What a menu from a file is like whose prices were not in it. */
const drafts = ['Baccalà mantecato', 'Risotto nero', 'Sarde in saor'].map((name, index) => {
  const draft = sheetItem(20 + index, name, { '': 0 }, { isActive: false });
  const sizes = draft.sizes.map((size) => Object.assign({}, size, { price: null }));
  return Object.assign({}, draft, { sizes });
});
const items = [...exampleSheet, ...drafts];
const saved = answers('updateItems', () => ({
  batchId: '0198a000-0000-7000-8000-00000000bb01',
  items: drafts.map((draft, index) => {
    const sizes = draft.sizes.map((size) => Object.assign({}, size, { price: [1200, 1650, 1100][index] }));
    return Object.assign({}, draft, { version: 2, isActive: true, sizes });
  }),
}));

const meta = {
  title: 'App/Spreadsheet/Drafts',
  component: StoryApp,
  args: { path: '/menu-management/spreadsheet' },
  parameters: {
    ...screenParameters,
    msw: [answers('listItems', listOf(items)), saved, answers('listCategories', listOf([])), ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Hands the grid a block, as a paste from a spreadsheet does. */
function pasteInto(grid: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Priced: Story = {
  name: 'Priced and put on the menu',
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Items, sizes and prices' }, patience);
    grid.focus();
    await step('Three prices and what they are for, pasted at once', async () => {
      await userEvent.keyboard(
        '{Control>}{End}{/Control}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}',
      );
      pasteInto(grid, '12\t\tAvailable\tActive\n16.5\t\tAvailable\tActive\n11\t\tAvailable\tActive');
      await expect(await canvas.findByRole('gridcell', { name: '16.50' }, patience)).toBeVisible();
      await canvas.findAllByText('6 cells are not saved', {}, patience);
    });
    await step('They are saved as one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await screen.findByText(/^3 items updated\./, {}, patience);
    });
  },
};

export const WithoutPrice: Story = {
  name: 'Put on the menu without a price',
  tags: ['in-dark', 'forced-colors', 'responsive'],
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Items, sizes and prices' }, patience);
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    pasteInto(grid, 'Active');
    await step('The cell that lacks the price says so, though nothing was typed there', async () => {
      await canvas.findByText('1 cell needs your attention', {}, patience);
      await expect(
        canvas.getByRole('gridcell', { name: /An active item needs a price, or “Market price”/ }),
      ).toHaveAttribute('aria-invalid', 'true');
    });
  },
};
