import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, listOf, patience, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';
import { exampleSheet } from '../testing/example-sheet.ts';

const meta = {
  title: 'App/Spreadsheet/Discarded changes',
  component: StoryApp,
  args: { path: '/menu-management/spreadsheet' },
  parameters: {
    ...screenParameters,
    msw: [answers('listItems', listOf(exampleSheet)), answers('listCategories', listOf([])), ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The question that comes after a name and a wrong price were typed and given up. */
async function typeAndDiscard(canvas: Canvas) {
  const grid = await canvas.findByRole('grid', {}, patience);
  grid.focus();
  await userEvent.keyboard('Green soup{Tab}{ArrowRight}four fifty{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }, patience));
  return screen.findByRole('alertdialog', { name: 'Discard what you typed into 2 cells?' }, patience);
}

export const Asked: Story = {
  tags: ['responsive', 'in-dark'],
  play: async ({ canvas, step }) => {
    const dialog = await typeAndDiscard(canvas);
    await step('The harmless answer has the focus', async () => {
      await waitFor(
        () => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
        patience,
      );
    });
  },
};

export const BroughtBack: Story = {
  name: 'Brought back',
  // It looks as cells that were typed into do.
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const dialog = await typeAndDiscard(canvas);
    await step('The sheet shows what is saved, and has the focus', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
      await canvas.findByRole('rowheader', { name: 'Caldo verde' }, patience);
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveFocus(), patience);
    });
    await step('Its undo brings back also what could not be saved', async () => {
      const offer = await screen.findByRole(
        'alertdialog',
        { name: '2 cells are back to what is saved.' },
        patience,
      );
      await userEvent.click(within(offer).getByRole('button', { name: 'Undo' }));
      await canvas.findByRole('rowheader', { name: 'Green soup' }, patience);
      await expect(canvas.getByRole('gridcell', { name: /four fifty/ })).toBeVisible();
      await canvas.findAllByText('2 cells are not saved', {}, patience);
    });
  },
};
