import type { Import, ImportEdits } from '@cardamom/api-types';
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
} from '#shared/testing/index.ts';
import { answerRows } from '../testing/answer-rows.ts';
import { editedImport, editedRows, importPath } from '../testing/example-imports.ts';

const rows = answerRows(editedRows);

/** The import as the server has it; once it is said what stays it is planned again. */
let current: Import = editedImport;

const said: ImportEdits = { others: 'THEIRS', choices: [] };

const shows = [
  answers('getImport', () => current),
  answers('setImportEdits', () => {
    current = { ...editedImport, state: 'READING' };
    return current;
  }),
  rows,
  ...usual,
];

const meta = {
  title: 'App/Import and export/Edited here',
  component: StoryApp,
  args: { path: importPath },
  parameters: { ...screenParameters, msw: shows },
  beforeEach: () => {
    current = editedImport;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The dish as it is told with its choices. */
async function dish(canvas: ReturnType<typeof within>, name: string) {
  return within(await canvas.findByRole('listitem', { name }, patience));
}

export const Kept: Story = {
  name: 'What was edited stays',
  tags: ['in-dark', 'forced-colors', 'responsive'],
  play: async ({ canvas, step }) => {
    const soup = await dish(canvas, 'Caldo verde');
    await step('Each field has both, and ours is chosen', async () => {
      const price = within(soup.getByRole('radiogroup', { name: 'Price' }));
      await expect(price.getByRole('radio', { name: 'Keep: 6.20' })).toBeChecked();
      await expect(price.getByRole('radio', { name: 'Take: 5.80' })).not.toBeChecked();
      await expect(soup.getByRole('radio', { name: 'Take: nothing' })).not.toBeChecked();
    });
    await step('It stands in nobody’s way', async () => {
      await expect(canvas.getByRole('button', { name: 'Import 33 changes' })).toBeVisible();
    });
  },
};

export const Chosen: Story = {
  name: 'Taken from the file, and planned again',
  play: async ({ canvas, step }) => {
    const soup = await dish(canvas, 'Caldo verde');
    await userEvent.click(soup.getByRole('radio', { name: 'Take: 5.80' }));
    await step('What is chosen is shown before it can be imported', async () => {
      await expect(canvas.queryByRole('button', { name: 'Import 33 changes' })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('button', { name: 'Import 33 changes' })).toBeVisible();
    await userEvent.click(soup.getByRole('radio', { name: 'Take: 5.80' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use these choices' }));
    await canvas.findByRole('progressbar', { name: 'Reading autumn-menu.csv' }, patience);
  },
};

export const AllTheirs: Story = {
  name: 'Everything taken from the file',
  play: async ({ canvas }) => {
    const bread = await dish(canvas, 'Garlic bread');
    await userEvent.click(canvas.getByRole('button', { name: 'Take everything from the file' }));
    await expect(bread.getByRole('radio', { name: 'Take: contains gluten' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Use these choices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep everything edited here' }));
    await expect(bread.getByRole('radio', { name: 'Keep: contains dairy, gluten' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Use these choices' })).not.toBeInTheDocument();
  },
};

export const SaidBefore: Story = {
  name: 'As it was said before',
  tags: ['no-picture'],
  parameters: { msw: [answers('getImport', { ...editedImport, edits: said }), rows, ...usual] },
  play: async ({ canvas }) => {
    const bread = await dish(canvas, 'Garlic bread');
    await expect(bread.getByRole('radio', { name: 'Take: contains gluten' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Import 33 changes' })).toBeVisible();
  },
};

export const NothingElse: Story = {
  name: 'Nothing else is new',
  tags: ['no-picture'],
  parameters: {
    msw: [
      answers('getImport', {
        ...editedImport,
        counts: [{ entity: 'ITEM', new: 0, changed: 0, unchanged: 60, wrong: 0 }],
      }),
      rows,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Nothing else in this file is new/, {}, patience);
    await expect(canvas.queryByText(/already on your menu/)).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: 'Not taken by the server',
  parameters: {
    msw: [answers('getImport', editedImport), fails('setImportEdits', 'CM_RATE'), rows, ...usual],
  },
  play: async ({ canvas }) => {
    const soup = await dish(canvas, 'Caldo verde');
    await userEvent.click(soup.getByRole('radio', { name: 'Take: 5.80' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use these choices' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Too many tries');
    await expect(soup.getByRole('radio', { name: 'Take: 5.80' })).toBeChecked();
  },
};

export const WithKeyboard: Story = {
  name: 'Chosen by keyboard',
  tags: ['keyboard', 'no-picture'],
  play: async ({ canvas }) => {
    const soup = await dish(canvas, 'Caldo verde');
    soup.getByRole('radio', { name: 'Keep: 6.20' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(soup.getByRole('radio', { name: 'Take: 5.80' })).toBeChecked());
    canvas.getByRole('button', { name: 'Use these choices' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar', { name: 'Reading autumn-menu.csv' }, patience);
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
      answers('getImport', editedImport),
      answers('listImportRows', listOf([{ ...editedRows[0]!, name: 'شوربة الكرنب' }])),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await dish(canvas, 'شوربة الكرنب');
  },
};
