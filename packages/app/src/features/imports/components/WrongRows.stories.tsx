import type { Import } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
import { importPath } from '../testing/example-imports.ts';
import { correctedImport, wrongImport, wrongRows } from '../testing/example-wrong-rows.ts';

/** The import as the server has it; once its rows are corrected it is read again. */
let current: Import = wrongImport;

const rows = answerRows(wrongRows);

const meta = {
  title: 'App/Import and export/Wrong rows',
  component: StoryApp,
  args: { path: importPath },
  parameters: {
    ...screenParameters,
    msw: [
      answers('getImport', () => current),
      answers('setImportCorrections', () => {
        current = { ...wrongImport, state: 'READING' };
        return current;
      }),
      rows,
      ...usual,
    ],
  },
  beforeEach: () => {
    current = wrongImport;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** A wrong row as it is told, with what can be done about it. */
const wrong = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('listitem', { name }, patience));

const applied = { name: 'Import 14 changes' };

export const Told: Story = {
  name: 'Each with its reasons',
  tags: ['in-dark', 'forced-colors', 'responsive'],
  play: async ({ canvas, step }) => {
    const zaatar = await wrong(canvas, 'Zaatar');
    await step('Two of one name stand together', async () => {
      await expect(zaatar.getByText(/already used in “Bakery” at line 4/)).toBeVisible();
      await expect(zaatar.getByText(/The name is taken at line 4: Bakery · Zaatar · 3.00/)).toBeVisible();
    });
    await step('They are in nobody’s way', async () => {
      await expect(canvas.getByRole('button', applied)).toBeVisible();
    });
  },
};

export const Corrected: Story = {
  name: 'A price corrected where it stands',
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    const labneh = await wrong(canvas, 'Labneh');
    await userEvent.click(labneh.getByRole('button', { name: 'Correct Labneh, line 5' }));
    const price = labneh.getByRole('textbox', { name: 'Price' });
    await step('Its reason stands beside the field, until it is changed', async () => {
      await expect(price).toHaveAccessibleDescription(/can be read as 1250 or as 1.250/);
      await userEvent.clear(price);
      await userEvent.type(price, '12.50');
      await expect(price).not.toHaveAccessibleDescription(/can be read/);
    });
    await step('What is typed is read before it is imported', async () => {
      await expect(canvas.queryByRole('button', applied)).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Read the file again' })).toBeVisible();
    });
  },
};

export const ReadAgain: Story = {
  name: 'Called as proposed, and read again',
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const zaatar = await wrong(canvas, 'Zaatar');
    await userEvent.click(zaatar.getByRole('button', { name: 'Call it “Zaatar (Croissant)”' }));
    await expect(zaatar.getByRole('textbox', { name: 'Name' })).toHaveValue('Zaatar (Croissant)');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file again' }));
    await canvas.findByRole('progressbar', { name: 'Reading bakery.csv' }, patience);
  },
};

export const Sizes: Story = {
  name: 'A dish of several rows',
  play: async ({ canvas }) => {
    const tea = await wrong(canvas, 'Mint tea');
    await userEvent.click(tea.getByRole('button', { name: 'Correct Mint tea, line 10' }));
    const pot = within(tea.getByRole('group', { name: 'line 11' }));
    await expect(pot.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/is not a price/);
    await expect(pot.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    const glass = within(tea.getByRole('group', { name: 'line 10' })).getByRole('textbox', { name: 'Price' });
    await expect(glass).toHaveValue('2.50');
    await expect(glass).not.toBeInvalid();
  },
};

export const LeftOut: Story = {
  name: 'Left out, and taken in again',
  play: async ({ canvas, step }) => {
    const unnamed = await wrong(canvas, 'Without a name');
    await userEvent.click(unnamed.getByRole('button', { name: 'Leave out Without a name, line 14' }));
    await expect(unnamed.getByText('Left out, because you say so.')).toBeVisible();
    await step('The way back is where the way out was', async () => {
      const back = unnamed.getByRole('button', { name: 'Without a name, line 14: as in the file' });
      await expect(back).toHaveFocus();
      await userEvent.click(back);
      await expect(unnamed.getByText('The name is missing.')).toBeVisible();
      await expect(canvas.getByRole('button', applied)).toBeVisible();
    });
    await userEvent.click(unnamed.getByRole('button', { name: 'Leave out Without a name, line 14' }));
  },
};

export const CorrectedBefore: Story = {
  name: 'With rows that were corrected before',
  parameters: {
    msw: [answers('getImport', correctedImport), answerRows([wrongRows[0]!, wrongRows[2]!]), ...usual],
  },
  play: async ({ canvas, step }) => {
    const title = await canvas.findByRole('button', { name: /Corrected by you: 2 rows/ }, patience);
    await userEvent.click(title);
    const zaatar = await wrong(canvas, 'Zaatar');
    await expect(zaatar.getByText('Name: Zaatar (Croissant)')).toBeVisible();
    await step('One is read as it stands in the file again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zaatar, line 9: as in the file' }));
      await expect(canvas.getByRole('button', { name: 'Read the file again' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(canvas.getByRole('button', { name: 'Import 16 changes' })).toBeVisible();
    });
  },
};

export const NotATable: Story = {
  name: 'Of a file that is no table',
  parameters: {
    msw: [
      answers('getImport', { ...wrongImport, format: 'SQUARE', table: null }),
      answerRows(wrongRows.map((row) => Object.assign({}, row, { source: [], twin: null }))),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    const labneh = await wrong(canvas, 'Labneh');
    await expect(labneh.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Save them as a table' })).toBeVisible();
  },
};

export const SecondPage: Story = {
  name: 'More than one page',
  tags: ['no-picture'],
  parameters: {
    msw: [
      answers('getImport', wrongImport),
      answers('listImportRows', (query) => {
        const isSecond = query.get('cursor') === 'second';
        const page = { nextCursor: isSecond ? null : 'second', previousCursor: null, total: 51 };
        const items = isSecond ? wrongRows.slice(1, 2) : wrongRows.slice(0, 1);
        return { items, page: { ...page, firstRow: isSecond ? 51 : 1 } };
      }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await wrong(canvas, 'Labneh');
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of wrong rows' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await step('The page turns, and what is below it does not', async () => {
      await wrong(canvas, 'Zaatar');
      await expect(canvas.queryByRole('listitem', { name: 'Labneh' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('row', { name: /Labneh/ })).toBeInTheDocument();
    });
  },
};

export const Refused: Story = {
  name: 'Not taken by the server',
  tags: ['no-picture'],
  parameters: {
    msw: [
      answers('getImport', wrongImport),
      fails('setImportCorrections', 'CM_RATE'),
      fails('exportWrongRows', 'CM_BUSY'),
      rows,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const zaatar = await wrong(canvas, 'Zaatar');
    await userEvent.click(zaatar.getByRole('button', { name: 'Call it “Zaatar (Croissant)”' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file again' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Too many tries');
    await step('What was said stays', async () => {
      await expect(zaatar.getByRole('textbox', { name: 'Name' })).toHaveValue('Zaatar (Croissant)');
    });
  },
};

export const WithKeyboard: Story = {
  name: 'Corrected by keyboard',
  tags: ['keyboard', 'no-picture'],
  play: async ({ canvas }) => {
    const labneh = await wrong(canvas, 'Labneh');
    labneh.getByRole('button', { name: 'Correct Labneh, line 5' }).focus();
    await userEvent.keyboard('{Enter}');
    const price = labneh.getByRole('textbox', { name: 'Price' });
    price.focus();
    await userEvent.keyboard('{Control>}a{/Control}12.50');
    canvas.getByRole('button', { name: 'Read the file again' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar', { name: 'Reading bakery.csv' }, patience);
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
      answers('getImport', wrongImport),
      answerRows(
        wrongRows.map((row) => (row.name === 'Labneh' ? Object.assign({}, row, { name: 'لبنة' }) : row)),
      ),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await wrong(canvas, 'لبنة');
  },
};
