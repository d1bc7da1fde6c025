import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  RightToLeft as FromRightToLeft,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { currentPrint, exampleMatrix, outdatedPrint } from '../testing/example-matrix.ts';

const lists = [answers('listMenus', listOf([])), answers('listCategories', listOf([]))];
const showing = (matrix: Partial<typeof exampleMatrix>) => [
  answers('getAllergenMatrix', { ...exampleMatrix, ...matrix }),
  ...lists,
  ...usual,
];

const meta = {
  title: 'App/Allergen matrix',
  component: StoryApp,
  args: { path: '/menu-management/allergen-matrix' },
  parameters: { ...screenParameters, msw: showing({}) },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NeverPrinted: Story = {
  name: 'Never printed',
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Every cell says in words what its sign means', async () => {
      const row = await canvas.findByRole('row', { name: /^Caldo verde/ }, patience);
      await expect(row).toHaveTextContent(/Contains/);
      await expect(row).toHaveTextContent(/May contain/);
    });
    await step('Not declared is loud, and leads to where it is declared', async () => {
      await expect(canvas.getByRole('row', { name: /^Sourdough/ })).toHaveTextContent(
        'Not declared: ask the kitchen',
      );
      await expect(canvas.getByRole('link', { name: 'Declare the allergens of Sourdough' })).toHaveAttribute(
        'href',
        expect.stringMatching(/#allergens$/),
      );
    });
    await canvas.findByText(/Not printed yet/);
  },
};

export const UpToDate: Story = {
  name: 'Paper up to date',
  parameters: { msw: showing({ lastPrint: currentPrint }) },
  play: async ({ canvas }) => {
    await canvas.findByText('The printed matrix is up to date', {}, patience);
  },
};

export const ReprintNeeded: Story = {
  name: 'Reprint needed',
  tags: ['in-dark', 'responsive'],
  parameters: { msw: showing({ lastPrint: outdatedPrint }) },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Reprint needed', {}, patience);
    await step('It says what changed since', async () => {
      await expect(canvas.getByText('“Sea bass with fennel”: Dairy removed')).toBeVisible();
      await expect(canvas.getByText('“Sourdough” is no longer declared')).toBeVisible();
    });
  },
};

export const NamesThatCannotBePrinted: Story = {
  name: 'Names that cannot be printed',
  parameters: {
    msw: showing({ unprintable: [{ id: '0198a000-0000-7000-8000-00000000e007', name: '鮭の塩焼き' }] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 name cannot be printed in full', {}, patience);
  },
};

export const Empty: Story = {
  parameters: { msw: showing({ sections: [], rowCount: 0, undeclaredCount: 0 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to show here', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Print A4 (PDF)' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getAllergenMatrix'), ...lists, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Allergen matrix', level: 1 }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('getAllergenMatrix', 'fallback'), ...lists, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The allergen matrix could not be loaded', {}, patience);
  },
};

export const MenuIsGone: Story = {
  name: 'Menu is gone',
  args: { path: '/menu-management/allergen-matrix?menu=0198a000-0000-7000-8000-00000000c009' },
  parameters: { msw: [fails('getAllergenMatrix', 'CM_NOT_FOUND'), ...lists, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('This menu or category is no longer here', {}, patience);
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('region', { name: 'Allergens of each item' }, patience);
    await step('The table takes the focus, so that arrow keys scroll it', async () => {
      table.focus();
      await expect(table).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Declare the allergens of Sourdough' })).toHaveFocus();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [
    (Story) => (
      <FromRightToLeft>
        <Story />
      </FromRightToLeft>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Caldo verde/ }, patience);
  },
};
