import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '../../../shared/messages/index.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  usual,
  waiter,
} from '../../../shared/testing/index.ts';
import { exampleModifierGroups } from '../../../shared/testing/example-modifier-groups.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';
import { ItemPage } from './ItemPage.tsx';

const { side, milk, extras } = exampleModifierGroups;
const item = {
  ...exampleItems.bread,
  name: 'Lamb skewers',
  modifierGroups: [side, milk].map(({ id, name, isActive }) => ({
    id,
    name,
    isActive,
    hasUndeclaredOption: false,
  })),
};
const known = [answers('listCategories', listOf(exampleCategories)), answers('getItem', item)];
const groups = answers('listModifierGroups', listOf([side, milk, extras]));

const meta = {
  title: 'App/Items/Modifiers',
  component: StoryApp,
  args: { path: `/menu-management/items/${item.id}#modifiers` },
  parameters: { ...screenParameters, msw: [groups, ...known, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The rows of the groups, as soon as they are there. */
async function rowsOf(canvas: Canvas): Promise<HTMLElement[]> {
  const list = await canvas.findByRole('list', { name: 'Modifier groups of the item' }, patience);
  return within(list).getAllByRole('listitem');
}

export const Chosen: Story = {
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    await step('Each group says what guests read, and leads to its form', async () => {
      const [first, second] = await rowsOf(canvas);
      await expect(first).toHaveTextContent('Choose your side · Choose 1 to 2');
      await expect(canvas.getByRole('link', { name: side.name })).toHaveAttribute(
        'href',
        `/menu-management/modifiers/${side.id}`,
      );
      await expect(second).toHaveTextContent('Milk');
    });
  },
};

export const PutInOrder: Story = {
  name: 'Put in order by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Arrow keys on the handle move a group, and the change can be saved', async () => {
      await rowsOf(canvas);
      canvas.getByRole('button', { name: /^Move Milk,/ }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(async () => expect((await rowsOf(canvas))[0]).toHaveTextContent('Milk'), patience);
      await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
    });
  },
};

export const Added: Story = {
  name: 'A group added',
  play: async ({ canvas, step }) => {
    await step('Groups are found by their name', async () => {
      await rowsOf(canvas);
      const field = canvas.getByRole('combobox', { name: /^Modifier groups/ });
      await userEvent.click(field);
      await userEvent.type(field, 'Burger');
      await userEvent.click(await screen.findByRole('option', { name: 'Burger extras' }, patience));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('An inactive group says that guests do not see it', async () => {
      const rows = await rowsOf(canvas);
      await expect(rows).toHaveLength(3);
      await expect(rows.at(-1)).toHaveTextContent('Inactive');
    });
  },
};

export const GroupsFailed: Story = {
  name: 'Groups not loaded',
  parameters: { msw: [fails('listModifierGroups', 'fallback'), ...known, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The modifier groups to choose from could not be loaded\./, {}, patience);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), groups, ...known, ...usual] },
  loaders: [() => loadMessages('common', 'items', 'availability', 'menuManagement')],
  render: () => (
    <StoryPart>
      <ItemPage itemId={item.id} />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('The groups can be read, in their order', async () => {
      await expect(await rowsOf(canvas)).toHaveLength(2);
      await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
      await expect(canvas.queryByRole('combobox', { name: /^Modifier groups/ })).toBeNull();
    });
  },
};
