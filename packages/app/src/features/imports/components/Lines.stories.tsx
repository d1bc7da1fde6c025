import type { Import } from '@cardamom/api-types';
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
import { exampleRows, importPath } from '../testing/example-imports.ts';
import { textImport } from '../testing/example-lines.ts';

const rows = answerRows(exampleRows);

/** The import as the server has it; once its lines are said it is read again. */
let current: Import = textImport;

const shows = (imported: Import) => [
  answers('getImport', () => (current.state === 'READING' ? current : imported)),
  answers('setImportLines', () => {
    current = { ...imported, state: 'READING', lines: null };
    return current;
  }),
  rows,
  ...usual,
];

const meta = {
  title: 'App/Import and export/Lines of a text',
  component: StoryApp,
  args: { path: importPath },
  parameters: { ...screenParameters, msw: shows(textImport) },
  beforeEach: () => {
    current = textImport;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Opens the lines of the text. */
async function lookThrough(canvas: Canvas, name = 'Lines of the text: 12 of 14 taken · Look through them') {
  await userEvent.click(await canvas.findByRole('button', { name }, patience));
  return within(await canvas.findByRole('list', { name: 'Lines of the text' }, patience));
}

/** Has the line that is open be something else. */
async function choose(lines: Canvas, kind: string): Promise<void> {
  await userEvent.click(lines.getByRole('button', { name: /This line is/ }));
  await userEvent.click(await screen.findByRole('option', { name: kind }, patience));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

export const Folded: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: /Lines of the text/ }, patience);
    await step('Nothing stands in the way', async () => {
      await expect(canvas.getByRole('button', { name: 'Import 7 changes' })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Lines of the text' })).not.toBeInTheDocument();
    });
  },
};

export const LookedThrough: Story = {
  name: 'Looked through',
  tags: ['in-dark', 'forced-colors', 'responsive'],
  play: async ({ canvas, step }) => {
    const lines = await lookThrough(canvas);
    await step('Every line says what it is taken for', async () => {
      await expect(lines.getAllByRole('listitem')).toHaveLength(14);
      await expect(lines.getByRole('button', { name: 'Section VORSPEISEN' })).toBeVisible();
      await expect(lines.getByRole('button', { name: 'Left out Trattoria Da Ana' })).toBeVisible();
    });
  },
};

export const Corrected: Story = {
  name: 'Corrected, and read again',
  play: async ({ canvas, step }) => {
    const lines = await lookThrough(canvas);
    await userEvent.click(lines.getByRole('button', { name: 'Description Espresso 2,2' }));
    await choose(lines, 'Dish');
    const text = lines.getByRole('textbox', { name: 'It says' });
    await userEvent.type(text, '0');
    await step('What is said has to be read before it can be imported', async () => {
      await expect(lines.getByRole('button', { name: 'Dish Espresso 2,20' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Import 7 changes' })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('button', { name: 'Import 7 changes' })).toBeVisible();
    await userEvent.type(lines.getByRole('textbox', { name: 'It says' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the text this way' }));
    await canvas.findByRole('progressbar', { name: 'Reading pasted-menu.txt' }, patience);
  },
};

export const Refused: Story = {
  name: 'Not taken by the server',
  parameters: {
    msw: [answers('getImport', textImport), fails('setImportLines', 'CM_RATE'), rows, ...usual],
  },
  play: async ({ canvas }) => {
    const lines = await lookThrough(canvas);
    await userEvent.click(lines.getByRole('button', { name: 'Description Espresso 2,2' }));
    await choose(lines, 'Left out');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the text this way' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Too many tries');
    await expect(lines.getByRole('button', { name: 'Left out Espresso 2,2' })).toBeVisible();
  },
};

export const WithKeyboard: Story = {
  name: 'Corrected by keyboard',
  tags: ['keyboard', 'no-picture'],
  play: async ({ canvas }) => {
    const lines = await lookThrough(canvas);
    lines.getByRole('button', { name: 'Description Espresso 2,2' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(lines.getByRole('button', { name: /This line is/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{End}0');
    canvas.getByRole('button', { name: 'Read the text this way' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar', { name: 'Reading pasted-menu.txt' }, patience);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: shows({
      ...textImport,
      lines: textImport.lines?.map(({ text, kind }) => ({ kind, text: `${text} ${text} ${text}` })) ?? [],
    }),
  },
  play: async ({ canvas }) => {
    const lines = await lookThrough(canvas);
    await userEvent.click(lines.getAllByRole('button')[3]!);
  },
};

export const Long: Story = {
  name: 'More lines than are drawn at once',
  tags: ['no-picture'],
  parameters: {
    msw: shows({
      ...textImport,
      lines: Array.from({ length: 230 }, (_, at) => ({ kind: 'DISH', text: `Dish ${at + 1} 3,00` })),
    }),
  },
  play: async ({ canvas, step }) => {
    const lines = await lookThrough(canvas, 'Lines of the text: 230 of 230 taken · Look through them');
    await expect(lines.getAllByRole('listitem')).toHaveLength(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 30 more lines' }));
    await step('All are there, and nothing is offered any more', async () => {
      await expect(lines.getAllByRole('listitem')).toHaveLength(230);
      await expect(canvas.queryByRole('button', { name: /more lines/ })).not.toBeInTheDocument();
      await waitFor(() => expect(lines.getByRole('button', { name: 'Dish Dish 201 3,00' })).toHaveFocus());
    });
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
    msw: shows({
      ...textImport,
      lines: [
        { kind: 'SECTION', text: 'المقبلات' },
        { kind: 'DISH', text: 'حمص ٢٥٫٥٠' },
        { kind: 'DESCRIPTION', text: 'مع الخبز' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await lookThrough(canvas, 'Lines of the text: 3 of 3 taken · Look through them');
  },
};
