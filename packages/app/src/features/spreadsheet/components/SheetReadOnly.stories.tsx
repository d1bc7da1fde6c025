import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  listOf,
  patience,
  screenParameters,
  signedInAs,
  StoryPart,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import { exampleSheet } from '../testing/example-sheet.ts';
import { SpreadsheetPage } from './SpreadsheetPage.tsx';

const meta = {
  title: 'App/Spreadsheet read-only',
  component: StoryPart,
  args: { children: <SpreadsheetPage search={{}} onSearchChange={() => undefined} /> },
  loaders: [() => loadMessages('common', 'spreadsheet', 'items', 'entities')],
  parameters: {
    ...screenParameters,
    msw: [
      signedInAs(waiter),
      answers('listItems', listOf(exampleSheet)),
      answers('listCategories', listOf([])),
      ...usual,
    ],
  },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutPermission: Story = {
  name: 'Without the permission',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Items, sizes and prices' }, patience);
    await step('The sheet can be read, and who could change it is said', async () => {
      await canvas.findByText(/^You can look at this sheet\./, {}, patience);
      await expect(grid).toHaveAttribute('aria-readonly', 'true');
      await expect(canvas.queryByRole('button', { name: 'Change prices' })).toBeNull();
    });
    await step('Keys move in it and type nothing', async () => {
      grid.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}9{Enter}');
      await expect(canvas.getByRole('gridcell', { name: '4.50' })).toBeVisible();
      await expect(canvas.queryByText(/not saved/)).toBeNull();
    });
  },
};
