import type { TableSection } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  emptyStory,
  failedStory,
  listOf,
  nothingFoundStory,
  patience,
  press,
  screenParameters,
  StoryApp,
  textField,
  usual,
  write,
} from '#shared/testing/index.ts';

const labels = ['Window 1', 'Window 2', '', '', '', '', '', 'Long table'];

const diningRoom: TableSection = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  name: 'Dining room',
  firstNumber: 1,
  tableCount: labels.length,
  tables: labels.map((label, index) => ({
    id: `0198a000-0000-7000-8000-0000000001${index}0`,
    position: index + 1,
    number: index + 1,
    label,
    seats: label === 'Long table' ? 10 : 4,
    shortCode: `k7m2p9a${index + 2}`,
    shortUrl: `https://menu.example/q/k7m2p9a${index + 2}`,
  })),
  isActive: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-18T10:05:00Z',
  version: 4,
};
const terrace: TableSection = {
  ...diningRoom,
  id: '0198a000-0000-7000-8000-0000000000c2',
  name: 'Terrace',
  firstNumber: 9,
  tableCount: 4,
  tables: diningRoom.tables.slice(0, 4),
  isActive: false,
};
const list = answers('listTableSections', listOf([diningRoom, terrace]));

const listed = {
  operation: 'listTableSections',
  path: '/setting/table',
  emptyTitle: 'No tables yet',
  add: 'Add section',
  newHref: '/setting/table/new',
  noMatchTitle: 'No section matches',
  errorTitle: 'The sections could not be loaded',
} as const;

const meta = {
  title: 'App/Settings/Tables',
  component: StoryApp,
  args: { path: '/setting/table' },
  parameters: {
    ...screenParameters,
    msw: [list, answers('getTableSection', diningRoom), ...usual],
    docs: {
      description: {
        component:
          'Sections of tables, and the tables of each with their codes. What all lists and forms share has its states in App/Shared.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const form = { path: `/setting/table/${diningRoom.id}` };
const dialog = (role: 'dialog' | 'alertdialog') =>
  within(document.body).findByRole(role, {}, patience).then(within);

async function choose(canvas: Canvas, table: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${table}` }, patience));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }));
}

// proves: pages.setting.table
export const List: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Each says how many tables stand there, and which numbers they have', async () => {
      const row = await canvas.findByRole('row', { name: /Dining room/ }, patience);
      await expect(row).toHaveTextContent('8 tables');
      await expect(canvas.getByRole('row', { name: /Terrace/ })).toHaveTextContent('9–12');
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Dining room/ }, patience);
  },
};

export const ValidationErrors: Story = {
  name: 'Validation errors',
  args: { path: '/setting/table/new' },
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Number of tables/), '201');
    await press(canvas, 'Create section');
    await step('A section has a name, and 1 to 200 tables', async () => {
      await canvas.findByText('Enter a number from 1 to 200', {}, patience);
      await expect(canvas.getByText('This field is required')).toBeVisible();
    });
  },
};

export const Edit: Story = {
  tags: ['in-dark'],
  args: form,
  play: async ({ canvas, step }) => {
    await step('Each table stands with its number, its name and its code', async () => {
      const row = await canvas.findByRole('row', { name: /Window 1/ }, patience);
      await expect(row).toHaveTextContent('Table 1 · 4 seats · /q/k7m2p9a2');
      await expect(canvas.getByRole('row', { name: /Table 3/ })).toHaveTextContent('4');
    });
    await step('What is typed of one is in the list before it is saved', async () => {
      await choose(canvas, 'Table 3', 'Edit table');
      const asked = await dialog('dialog');
      await write(await asked.findByRole('textbox', { name: /^Name for guests/ }), 'Fireplace');
      await userEvent.click(asked.getByRole('button', { name: 'Done' }));
      await canvas.findByRole('row', { name: /Fireplace/ }, patience);
      await canvas.findByRole('button', { name: 'Save changes' }, patience);
    });
  },
};

export const FewerTables: Story = {
  name: 'Fewer tables',
  args: form,
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Number of tables/), '6');
    await step('Says before it is saved which tables go, and where their codes lead', async () => {
      await canvas.findByText(/^Tables 7 to 8 are removed when you save\./, {}, patience);
      await expect(canvas.queryByRole('row', { name: /Long table/ })).toBeNull();
    });
  },
};

export const NewCode: Story = {
  name: 'New code',
  args: form,
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Window 1', 'Make a new code');
    await step('Warns that what is printed stops naming the table', async () => {
      const asked = await dialog('alertdialog');
      const warning = asked.getByText(/stops naming this table for good/);
      await waitFor(() => expect(warning).toBeVisible());
    });
  },
};

export const FormNarrow: Story = {
  name: 'Form, narrow',
  args: form,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Window 1/ }, patience);
  },
};

export const Empty: Story = { tags: ['no-picture'], ...emptyStory(listed) };

export const NothingFound: Story = { tags: ['no-picture'], ...nothingFoundStory(listed) };

export const Failed: Story = { tags: ['no-picture'], ...failedStory(listed) };
