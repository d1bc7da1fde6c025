import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import {
  answers,
  listOf,
  owner,
  patience,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { cellKey, rowsOf } from '../model/sheet-item.ts';
import { draftOf, noDraft } from '../model/sheet-draft.ts';
import { exampleSheet } from '../testing/example-sheet.ts';

const path = '/menu-management/spreadsheet';
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path };
const categories = answers('listCategories', listOf([]));
const drafts = draftStorage();
/** Typed into the prices of one dish and of one size, the second of them no price. */
const edits = new Map(
  rowsOf(exampleSheet).flatMap((row): [string, string][] => {
    if (row.item.name === 'Caldo verde') return [[cellKey(row, 'price'), '4.80']];
    return row.size.name === 'Bottle' ? [[cellKey(row, 'price'), 'twenty-six']] : [];
  }),
);

const meta = {
  title: 'App/Spreadsheet/Unsaved changes kept',
  component: StoryApp,
  args: { path },
  parameters: {
    ...screenParameters,
    msw: [answers('listItems', listOf(exampleSheet)), categories, ...usual],
  },
  beforeEach: () => {
    drafts.write(itsOwner, {
      version: 0,
      began: noDraft,
      values: draftOf(exampleSheet, edits, noDraft),
      savedAt: '2026-03-14T09:32:00Z',
    });
    return () => drafts.remove(itsOwner);
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const notice = (canvas: Canvas) => canvas.findByText('Unsaved changes from 09:32 restored', {}, patience);

export const Restored: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await notice(canvas);
    await step('What was typed is back, also what could not be saved', async () => {
      await expect(canvas.getByRole('gridcell', { name: '4.80' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /twenty-six/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await canvas.findAllByText('2 cells are not saved', {}, patience);
    });
  },
};

export const Discarded: Story = {
  // It looks as the filled sheet does.
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const banner = (await notice(canvas)).closest('[role="status"]');
    if (!(banner instanceof HTMLElement)) throw new Error('The notice is not announced.');
    await step('Discarding shows what is stored, and nothing is left to restore', async () => {
      await userEvent.click(within(banner).getByRole('button', { name: 'Discard changes' }));
      const dialog = await screen.findByRole('alertdialog', {}, patience);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
      await canvas.findByRole('gridcell', { name: '4.50' }, patience);
      await waitFor(() => expect(canvas.queryByText(/^Unsaved changes from/)).not.toBeInTheDocument());
      await waitFor(() => expect(drafts.read(itsOwner, noDraft)).toBeNull(), patience);
    });
  },
};

export const PartlyElsewhere: Story = {
  name: 'Partly of items that are not shown',
  args: { path: `${path}?search=caldo` },
  parameters: {
    msw: [answers('listItems', listOf(exampleSheet.slice(0, 1))), categories, ...usual],
  },
  play: async ({ canvas, step }) => {
    await notice(canvas);
    await step('The rest waits and says for what, and is kept beside what is typed now', async () => {
      await canvas.findByText(/^1 typed cell waits: its item is not in this list\./, {}, patience);
      canvas.getByRole('grid').focus();
      await userEvent.keyboard('Green soup');
      await waitFor(
        () =>
          expect(Object.values(drafts.read(itsOwner, noDraft)?.values.texts ?? {})).toEqual([
            'twenty-six',
            '4.80',
            'Green soup',
          ]),
        patience,
      );
    });
    await step('A cell that is left without keeping its text leaves none', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(
        () => expect(Object.keys(drafts.read(itsOwner, noDraft)?.values.texts ?? {})).toHaveLength(2),
        patience,
      );
      await expect(screen.queryByRole('textbox', { name: /^Item of/ })).not.toBeInTheDocument();
    });
  },
};
