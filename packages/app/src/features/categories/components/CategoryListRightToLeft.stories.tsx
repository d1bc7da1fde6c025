import type { Category } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  listOf,
  patience,
  RightToLeft,
  screenParameters,
  StoryApp,
  succeeds,
  usual,
} from '#shared/testing/index.ts';
import { exampleCategories } from '../testing/example-categories.ts';

const { starters, pizza, wine } = exampleCategories;
const stored: { all: Category[] } = { all: [] };
const list = answers('listCategories', () => listOf([...stored.all]));

const meta = {
  title: 'App/Categories/List at work, right to left',
  component: StoryApp,
  args: { path: '/menu-management/categories' },
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
  parameters: { ...screenParameters, msw: [list, ...usual] },
  beforeEach: () => {
    stored.all = [{ ...starters, name: 'مقبلات' }, { ...pizza, name: 'بيتزا' }, wine];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, ...names: string[]): Promise<void> {
  for (const name of names) {
    const row = await canvas.findByRole('row', { name: new RegExp(name) }, patience);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}

export const SomeSelected: Story = {
  name: 'Some selected',
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await choose(canvas, 'مقبلات', 'Wine');
    await step('Above the list stands how many, and what can be done with them', async () => {
      const actions = canvas.getByRole('group', { name: 'What to do with the selection' });
      await expect(within(actions).getByRole('status')).toHaveTextContent('2 selected');
      await waitFor(() => expect(within(actions).getByRole('button', { name: 'Delete' })).toBeVisible());
    });
  },
};

export const DeleteManyAsks: Story = {
  name: 'Delete many asks',
  play: async ({ canvas, step }) => {
    await choose(canvas, 'مقبلات', 'Wine');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await step('The question names them and begins at the harmless answer', async () => {
      const question = await screen.findByRole('alertdialog', { name: 'Delete 2 entries?' }, patience);
      await waitFor(
        () => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
        patience,
      );
    });
  },
};

export const PutInOrder: Story = {
  name: 'Put in order by keyboard',
  tags: ['keyboard'],
  parameters: {
    msw: [
      succeeds('moveCategories', () => {
        const [first, second, third] = stored.all;
        stored.all = [second, first, third].filter((category) => category !== undefined);
      }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const handle = await canvas.findByRole('button', { name: 'Drag مقبلات' }, patience);
    await step('Enter picks a category up, an arrow chooses its place, Enter drops it', async () => {
      handle.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('بيتزا'), patience);
    });
  },
};
