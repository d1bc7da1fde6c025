import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, patience, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';
import { answerRows } from '../testing/answer-rows.ts';
import { appliedImport, exampleRows, importPath } from '../testing/example-imports.ts';

const rows = answerRows(exampleRows);

const meta = {
  title: 'App/Import and export/Applied',
  component: StoryApp,
  args: { path: importPath },
  parameters: { ...screenParameters, msw: [answers('getImport', appliedImport), rows, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Applied: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Menu imported' }, patience);
    await step('It leads to what was brought in', async () => {
      await expect(canvas.getByRole('link', { name: 'See the items' })).toHaveAttribute(
        'href',
        '/menu-management/items',
      );
    });
    await step('What was left out is named by what saves it', async () => {
      await expect(canvas.getByRole('button', { name: 'Save the 4 rows left out as a table' })).toBeVisible();
    });
    await step('Each row stands below with what became of it', async () => {
      await canvas.findByText('Pumpkin soup', {}, patience);
    });
  },
};

export const OneLeftOut: Story = {
  name: 'One row was left out',
  // It looks as `Applied` does.
  tags: ['no-picture'],
  parameters: {
    msw: [
      answers('getImport', {
        ...appliedImport,
        counts: [{ entity: 'ITEM', new: 14, changed: 0, unchanged: 0, wrong: 1 }],
      }),
      rows,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save the row left out as a table' }, patience);
  },
};

export const WithoutPrices: Story = {
  name: 'With dishes that have no price',
  parameters: {
    msw: [
      answers('getImport', appliedImport),
      answers('countItems', { statuses: [], gaps: [{ gap: 'PRICE', count: 7 }] }),
      rows,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Price 7 dishes that have no price' }, patience);
    await expect(link).toHaveAttribute('href', '/menu-management/spreadsheet?gap=PRICE');
  },
};

export const UndoAsks: Story = {
  name: 'Undo asks',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this import' }, patience));
    const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' }, patience);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Undone: Story = {
  parameters: {
    msw: [
      answers('getImport', appliedImport),
      answers('undoChangeBatch', { batchId: '0198a000-0000-7000-8000-0000000000e3', count: 33, refused: [] }),
      rows,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this import' }, patience));
    const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' }, patience);
    await step('It says of which file, and how much', async () => {
      await expect(question).toHaveTextContent('“autumn-menu.csv” made 33 changes');
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo this import' }));
    await step('Nothing says any more that it is imported', async () => {
      await canvas.findByRole('heading', { name: 'Import undone' }, patience);
      await expect(canvas.getByText('33 changes of “autumn-menu.csv” are taken back.')).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Menu imported' })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Import undone' })).toHaveFocus());
    });
  },
};

export const UndoneBefore: Story = {
  name: 'Undone before the page was read',
  parameters: { msw: [answers('getImport', { ...appliedImport, isUndone: true }), rows, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Import undone' }, patience);
    await expect(canvas.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
  },
};
