import type { ImportEntry } from '@cardamom/api-types';
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
  waits,
} from '#shared/testing/index.ts';
import { exampleEntries } from '../testing/example-imports.ts';

/** The imports as the server has them; one that is undone is so from then on. */
let entries: ImportEntry[] = exampleEntries;

const meta = {
  title: 'App/Import and export/Imports so far',
  component: StoryApp,
  args: { path: '/menu-management/import' },
  parameters: {
    ...screenParameters,
    msw: [
      answers('listImports', () => listOf(entries)),
      answers('undoChangeBatch', () => {
        entries = exampleEntries.map((entry) =>
          entry.fileName === 'wine-list.xlsx' ? Object.assign({}, entry, { isUndone: true }) : entry,
        );
        return { batchId: '0198a000-0000-7000-8000-0000000000e3', count: 19, refused: [] };
      }),
      ...usual,
    ],
  },
  beforeEach: () => {
    entries = exampleEntries;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /wine-list\.xlsx/ }, patience);
    await step('It says by whom, and what came of it', async () => {
      await expect(within(row).getByText('28 added · 5 changed · 4 left out')).toBeVisible();
      await expect(within(row).getByText('Imported')).toBeVisible();
    });
  },
};

export const UndoneFromTheList: Story = {
  name: 'Undone from the list',
  play: async ({ canvas, step }) => {
    const actions = { name: 'Actions for wine-list.xlsx' };
    await userEvent.click(await canvas.findByRole('button', actions, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo this import' }, patience));
    const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' }, patience);
    await expect(question).toHaveTextContent('“wine-list.xlsx” made 33 changes');
    await userEvent.click(within(question).getByRole('button', { name: 'Undo this import' }));
    await step('It says so, and cannot be undone twice', async () => {
      const row = await canvas.findByRole('row', { name: /wine-list\.xlsx/ }, patience);
      await waitFor(() => expect(within(row).getByText('Undone')).toBeVisible(), patience);
      await userEvent.click(canvas.getByRole('button', actions));
      await screen.findByRole('menuitem', { name: 'Open' }, patience);
      await expect(screen.queryByRole('menuitem', { name: 'Undo this import' })).not.toBeInTheDocument();
    });
  },
};

export const None: Story = {
  name: 'Nothing imported yet',
  parameters: { msw: [answers('listImports', listOf([])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing imported yet', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listImports'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Imports so far' }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('listImports', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The imports could not be loaded', {}, patience);
  },
};
