import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EntityForm, useEntityForm } from '#shared/form/index.ts';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  fails,
  listOf,
  owner,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  turnTo,
  usual,
} from '#shared/testing/index.ts';
import { exampleModifierGroups } from '#shared/testing/example-modifier-groups.ts';
import { listModifierGroupOptions } from '../api/list-modifier-group-options.ts';
import { itemRules } from '../model/item-rules.ts';
import { itemValuesOf } from '../model/item-values.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';
import { ModifiersCard } from './ModifiersCard.tsx';

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
const groups = answers('listModifierGroups', listOf([side, milk, extras]));

/** The card of the item's form alone. */
function Card({ isReadOnly = false, hasGroups = true }: { isReadOnly?: boolean; hasGroups?: boolean }) {
  const form = useEntityForm({
    defaultValues: itemValuesOf(hasGroups ? item : { ...item, modifierGroups: [] }),
    rules: itemRules,
    save: () => Promise.resolve(),
  });
  return (
    <EntityForm form={form} label={item.name} allowsLeaving>
      <ModifiersCard form={form} groups={useQuery(listModifierGroupOptions())} isReadOnly={isReadOnly} />
    </EntityForm>
  );
}

const meta = {
  title: 'App/Items/Modifiers',
  component: StoryPart,
  args: { children: <Card /> },
  loaders: [() => loadMessages('common', 'items', 'entities')],
  parameters: { ...screenParameters, msw: [groups, ...usual] },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The rows of the groups, as soon as they are there. */
async function rowsOf(canvas: Canvas): Promise<HTMLElement[]> {
  const list = await canvas.findByRole('list', { name: 'Modifier groups of the item' }, patience);
  return within(list).getAllByRole('listitem');
}

export const InTheForm: Story = {
  name: 'Chosen, in the form of the item',
  tags: ['in-dark'],
  render: () => <StoryApp path={`/menu-management/items/${item.id}#modifiers`} />,
  parameters: {
    msw: [groups, answers('getItem', item), answers('listCategories', listOf(exampleCategories)), ...usual],
  },
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
    await step('Arrow keys on the handle move a group', async () => {
      await rowsOf(canvas);
      canvas.getByRole('button', { name: /^Move Milk,/ }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(async () => expect((await rowsOf(canvas))[0]).toHaveTextContent('Milk'), patience);
    });
  },
};

export const Added: Story = {
  name: 'A group added',
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    await step('Groups are found by their name', async () => {
      await rowsOf(canvas);
      const field = await turnTo(canvas, /^Modifier groups/);
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

const withoutGroups = [answers('listModifierGroups', listOf([])), ...usual];

export const NoGroupYet: Story = {
  name: 'No group yet',
  args: { children: <Card hasGroups={false} /> },
  parameters: { msw: withoutGroups },
  play: async ({ canvas, step }) => {
    await step('Says so, with the way to the first one', async () => {
      await canvas.findByText(/^There are no modifier groups yet\./, {}, patience);
      await expect(await canvas.findByRole('link', { name: 'Add modifier group' }, patience)).toHaveAttribute(
        'href',
        '/menu-management/modifiers/new',
      );
    });
  },
};

export const NoGroupWithoutPermission: Story = {
  name: 'No group yet, without the permission to make one',
  args: { children: <Card hasGroups={false} /> },
  parameters: { msw: [signedInAs({ ...owner, permissions: ['MENU_MANAGEMENT'] }), ...withoutGroups] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^There are no modifier groups yet\./, {}, patience);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const GroupsFailed: Story = {
  name: 'Groups not loaded',
  parameters: { msw: [fails('listModifierGroups', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The modifier groups to choose from could not be loaded\./, {}, patience);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { children: <Card isReadOnly /> },
  play: async ({ canvas, step }) => {
    await step('The groups can be read, in their order', async () => {
      await expect(await rowsOf(canvas)).toHaveLength(2);
      await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
      await expect(canvas.queryByRole('combobox', { name: /^Modifier groups/ })).toBeNull();
    });
  },
};
