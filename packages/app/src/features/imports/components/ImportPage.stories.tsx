import type { Import } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { answerRows } from '../testing/answer-rows.ts';
import { exampleRows, importPath, readyImport } from '../testing/example-imports.ts';

const rows = answerRows(exampleRows);
const shows = (imported: Partial<Import>) => [
  answers('getImport', { ...readyImport, ...imported }),
  rows,
  ...usual,
];

const meta = {
  title: 'App/Import and export',
  component: StoryApp,
  args: { path: importPath },
  parameters: { ...screenParameters, msw: shows({}) },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChoosingFiles: Story = {
  name: 'Choosing files',
  args: { path: '/menu-management/import' },
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Choose files' }, patience);
    await step('Each way out has its own button', async () => {
      for (const kind of ['CSV table', 'Excel workbook (XLSX)', 'Everything (JSON)'])
        await expect(canvas.getByRole('button', { name: `Save ${kind}` })).toBeVisible();
    });
    await step('What is too much to come in again is said before it goes out', async () => {
      await expect(canvas.getByText(/at most 20,000 rows and 40 MB at once/)).toBeVisible();
    });
  },
};

export const Sending: Story = {
  args: { path: '/menu-management/import' },
  parameters: { msw: [waits('createImport'), ...usual] },
  play: async ({ canvas }) => {
    const zone = await canvas.findByText(
      'Drop files here, paste a table or the text of a menu, or',
      {},
      patience,
    );
    await userEvent.click(zone);
    const table = new DataTransfer();
    table.setData('text/plain', 'Name\tPrice\nPumpkin soup\t5.50');
    await userEvent.paste(table);
    await expect(
      await canvas.findByRole('progressbar', { name: 'Sending pasted-menu.txt' }, patience),
    ).toBeVisible();
  },
};

export const PastedAnywhere: Story = {
  ...Sending,
  name: 'Pasted anywhere on the page',
  // It looks as `Sending` does.
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const table = new DataTransfer();
    table.setData('text/plain', 'Name\tPrice\nPumpkin soup\t5.50');
    const search = await canvas.findByRole('button', { name: /^Search/u }, patience);
    await step('What is pasted into a field stays in it', async () => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      await userEvent.paste(table);
      field.remove();
      await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    });
    await step('Where nothing takes text, it is the menu', async () => {
      search.focus();
      await userEvent.paste(table);
      await canvas.findByRole('progressbar', { name: 'Sending pasted-menu.txt' }, patience);
    });
  },
};

export const SendingByKeyboard: Story = {
  ...Sending,
  name: 'Sent by keyboard',
  // It looks as `Sending` does.
  tags: ['keyboard', 'no-picture'],
  play: async ({ canvas, canvasElement, step }) => {
    (await canvas.findByRole('button', { name: 'Choose files' }, patience)).focus();
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('The page has no file input');
    await userEvent.upload(chooser, new File(['Name;Price'], 'menu.csv', { type: 'text/csv' }));
    await step('The button is gone, and the focus stays in its card', async () => {
      await canvas.findByRole('progressbar', { name: 'Sending menu.csv' }, patience);
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Import a menu' })).toHaveFocus());
    });
  },
};

export const NotSent: Story = {
  name: 'Files were not sent',
  args: { path: '/menu-management/import' },
  parameters: {
    msw: [
      fails('createImport', 'CM_TOO_LARGE', {
        message:
          'The files are larger than 40 MB together. Import the menu with a part of its pictures, then again with the next part.',
      }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByText('Drop files here, paste a table or the text of a menu, or', {}, patience),
    );
    const table = new DataTransfer();
    table.setData('text/plain', 'Name\tPrice\nPumpkin soup\t5.50');
    await userEvent.paste(table);
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('larger than 40 MB');
  },
};

export const Reading: Story = {
  parameters: { msw: shows({ state: 'READING', counts: [], notes: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Reading autumn-menu.csv' }, patience);
    await expect(canvas.getByRole('button', { name: 'Cancel import' })).toBeVisible();
  },
};

export const Preview: Story = {
  tags: ['in-dark', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Review import' }, patience);
    await step('What would be written, and what would be left out, is counted', async () => {
      await expect(canvas.getByRole('button', { name: 'Import 33 changes' })).toBeVisible();
      await expect(canvas.getByText(/4 rows are wrong and will be left out/)).toBeVisible();
    });
    await step('Each row says its place, and why it is wrong', async () => {
      const row = await canvas.findByRole('row', { name: /Beef tartare/ }, patience);
      await expect(within(row).getByText('line 7')).toBeVisible();
      await expect(within(row).getByText(/is not a price/)).toBeVisible();
    });
    await step('Dishes can be left out, and what goes with them goes with them', async () => {
      await expect(canvas.getByRole('button', { name: 'Actions for Pumpkin soup' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Actions for Soups' })).not.toBeInTheDocument();
    });
  },
};

/** The server of the story that applies: it goes on applying once it was asked to. */
let asked: Import = readyImport;

export const WithKeyboard: Story = {
  name: 'Applied by keyboard',
  tags: ['keyboard'],
  parameters: {
    msw: [
      answers('getImport', () => asked),
      answers('applyImport', () => {
        asked = { ...readyImport, state: 'APPLYING', progress: { done: 3, total: 33 } };
        return asked;
      }),
      rows,
      ...usual,
    ],
  },
  beforeEach: () => {
    asked = readyImport;
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Import 33 changes' }, patience);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar', { name: 'Applying autumn-menu.csv' }, patience);
    await expect(canvas.getByText('3 of 33')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Applying autumn-menu.csv' })).toHaveFocus(),
    );
  },
};

export const NothingToImport: Story = {
  name: 'Nothing to import',
  parameters: {
    msw: shows({
      counts: [{ entity: 'ITEM', new: 0, changed: 0, unchanged: 60, wrong: 0 }],
      notes: [],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/There is nothing to import/, {}, patience);
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  },
};

export const OnlyWrongIsNew: Story = {
  name: 'Only what is wrong is not there yet',
  // It looks as `NothingToImport` does, with the warning of `Preview`.
  tags: ['no-picture'],
  parameters: {
    msw: shows({
      counts: [{ entity: 'ITEM', new: 0, changed: 0, unchanged: 60, wrong: 2 }],
      notes: [],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Every other row is on your menu already/, {}, patience);
    await expect(canvas.queryByText(/Everything in this file/)).not.toBeInTheDocument();
  },
};

export const NoSuchRow: Story = {
  name: 'No row matches',
  args: { path: `${importPath}&outcome=CHANGED&search=ramen` },
  parameters: {
    msw: [answers('getImport', readyImport), answers('listImportRows', listOf([])), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No row matches', {}, patience);
  },
};

export const Applying: Story = {
  parameters: { msw: shows({ state: 'APPLYING', progress: { done: 1240, total: 4960 } }) },
  play: async ({ canvas }) => {
    await canvas.findByText('1,240 of 4,960', {}, patience);
  },
};

export const Unreadable: Story = {
  name: 'File cannot be imported',
  parameters: {
    msw: shows({
      state: 'FAILED',
      format: null,
      counts: [],
      notes: [],
      problem: 'This is an old Excel workbook (XLS). Save it as XLSX or CSV and choose it again.',
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This file cannot be imported', {}, patience);
  },
};

export const Interrupted: Story = {
  name: 'Server stopped meanwhile',
  parameters: { msw: shows({ wasInterrupted: true }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Nothing was changed; you can apply it again/, {}, patience);
  },
};

export const Cancelled: Story = {
  parameters: { msw: shows({ state: 'CANCELLED' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Your menu is as it was before.', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getImport'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Import and export' }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('getImport', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The import could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: { msw: [fails('getImport', 'CM_NOT_FOUND'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('This import is no longer here', {}, patience);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      answers('getImport', {
        ...readyImport,
        fileName: 'Speisekarte-Herbst-und-Winter-2026-endgültige-Fassung-mit-Allergenen.csv',
      }),
      rows,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Beef tartare/ }, patience);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  parameters: {
    msw: [
      answers('getImport', { ...readyImport, fileName: 'قائمة-الخريف.csv', notes: [] }),
      answers(
        'listImportRows',
        listOf([
          {
            ...exampleRows[1]!,
            name: 'شوربة اليقطين',
            changes: [{ field: 'Price', before: '', after: '12.500' }],
          },
        ]),
      ),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /شوربة اليقطين/ }, patience);
  },
};
