import type { Import, ImportTable } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { answerRows } from '../testing/answer-rows.ts';
import { askingImport, exampleRows, importPath, readyImport } from '../testing/example-imports.ts';
import { unknownTable } from '../testing/example-tables.ts';

const rows = answerRows(exampleRows);

/** The import as the server has it; once its columns are said it is read again. */
let current: Import = askingImport;

const shows = (imported: Import) => [
  answers('getImport', () => (current.state === 'READING' ? current : imported)),
  answers('setImportColumns', () => {
    current = { ...imported, state: 'READING', table: null };
    return current;
  }),
  rows,
  ...usual,
];

const meta = {
  title: 'App/Import and export/Columns',
  component: StoryApp,
  args: { path: importPath },
  parameters: { ...screenParameters, msw: shows(askingImport) },
  beforeEach: () => {
    current = askingImport;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens what a column is taken for and chooses another meaning. */
async function choose(canvas: ReturnType<typeof within>, head: string, meaning: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`“${head}” holds`) }));
  await userEvent.click(await screen.findByRole('option', { name: meaning }, patience));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

export const Asking: Story = {
  tags: ['in-dark', 'forced-colors', 'responsive'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'What the columns hold' }, patience);
    await step('Each column has texts out of it, and what it is taken for', async () => {
      const list = within(canvas.getByRole('list', { name: 'Columns of the file' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(5);
      await expect(list.getByText('Pizza Margherita · Lasagne · Tiramisu')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /“Was es gibt” holds/ })).toHaveTextContent(
        'Name of the dish',
      );
    });
  },
};

export const Said: Story = {
  name: 'Said, and read again',
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'What the columns hold' }, patience);
    await choose(canvas, 'Dazu', 'Price of one size');
    const size = canvas.getAllByRole('textbox', { name: 'Name of the size' }).at(-1)!;
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file this way' }));
    await step('A size needs its name, and is asked for it where it is missing', async () => {
      await waitFor(() => expect(size).toHaveFocus());
      await expect(size).toBeInvalid();
    });
    await userEvent.type(size, 'Familie');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file this way' }));
    await canvas.findByRole('progressbar', { name: 'Reading speisekarte.csv' }, patience);
  },
};

export const NameMoved: Story = {
  name: 'Names taken from another column',
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'What the columns hold' }, patience);
    await choose(canvas, 'Dazu', 'Name of the dish');
    await step('Only one column holds the names', async () => {
      await expect(canvas.getByRole('button', { name: /“Was es gibt” holds/ })).toHaveTextContent(
        'Not imported',
      );
    });
    await choose(canvas, 'Dazu', 'Description');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file this way' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
      'Choose the column that holds the names of the dishes.',
    );
  },
};

export const Refused: Story = {
  name: 'Not taken by the server',
  parameters: {
    msw: [answers('getImport', askingImport), fails('setImportColumns', 'CM_RATE'), rows, ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What the columns hold' }, patience);
    await choose(canvas, 'Nr', 'Category');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file this way' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Too many tries');
    await expect(canvas.getByRole('button', { name: /“Nr” holds/ })).toHaveTextContent('Category');
  },
};

export const WithKeyboard: Story = {
  name: 'Said by keyboard',
  tags: ['keyboard', 'no-picture'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /Row with the column names/ }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', {}, patience);
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /“Column 2” holds/ })).toBeVisible();
    canvas.getByRole('button', { name: 'Read the file this way' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar', { name: 'Reading speisekarte.csv' }, patience);
  },
};

export const Folded: Story = {
  name: 'Changed where they were known',
  parameters: { msw: shows(readyImport) },
  play: async ({ canvas, step }) => {
    const line = await canvas.findByRole('button', { name: 'Columns: 3 of 4 taken · Change' }, patience);
    await step('Nothing stands in the way', async () => {
      await expect(line).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('button', { name: 'Import 33 changes' })).toBeVisible();
    });
    await userEvent.click(line);
    await choose(canvas, 'Supplier', 'Story');
    await step('What is said has to be read before it can be imported', async () => {
      await expect(canvas.queryByRole('button', { name: 'Import 33 changes' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Read the file this way' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('button', { name: 'Import 33 changes' })).toBeVisible();
    await choose(canvas, 'Supplier', 'Story');
  },
};

export const AsBefore: Story = {
  name: 'Taken as last time',
  tags: ['no-picture'],
  parameters: { msw: shows({ ...readyImport, table: { ...unknownTable, source: 'MEMORY' } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Columns as last time: 5 of 5 taken · Change' }, patience);
  },
};

const bare: ImportTable = {
  ...unknownTable,
  headRow: null,
  rows: unknownTable.rows.slice(3),
  columns: unknownTable.columns.map((column) => ({ ...column, head: '', meaning: 'IGNORED', size: '' })),
};

export const WithoutHeads: Story = {
  name: 'Without heads',
  parameters: { msw: shows({ ...askingImport, table: bare }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Column 5', {}, patience);
    await expect(canvas.getByRole('button', { name: /Row with the column names/ })).toHaveTextContent(
      'None: the dishes begin at once',
    );
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: shows({
      ...askingImport,
      fileName: 'Speisekarte-Herbst-und-Winter-2026-endgültige-Fassung-mit-Allergenen.csv',
      table: {
        ...unknownTable,
        columns: unknownTable.columns.map((column) => ({
          ...column,
          samples: column.samples.map((sample) => `${sample} ${sample} ${sample}`),
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What the columns hold' }, patience);
  },
};

const arabicHeads = ['رقم', 'ماذا لدينا', 'صغير', 'كبير', 'ملاحظات'];
const arabicDish = ['1', 'شوربة اليقطين', '12.500', '18.000', 'مع الزنجبيل'];

const arabic: ImportTable = {
  ...unknownTable,
  headRow: 0,
  rows: [
    { place: 'line 1', cells: arabicHeads },
    { place: 'line 2', cells: arabicDish },
  ],
  columns: unknownTable.columns.map(({ index, meaning }, at) => {
    const head = arabicHeads[at] ?? '';
    return {
      index,
      head,
      samples: [arabicDish[at] ?? ''],
      meaning,
      size: meaning === 'PRICE_OF_SIZE' ? head : '',
    };
  }),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  parameters: { msw: shows({ ...askingImport, fileName: 'قائمة-الخريف.csv', table: arabic }) },
  play: async ({ canvas }) => {
    await canvas.findAllByText('شوربة اليقطين', {}, patience);
  },
};
