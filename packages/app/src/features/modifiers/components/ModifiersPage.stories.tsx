import type { Dependency } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  owner,
  patience,
  RightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { exampleModifierGroups } from '#shared/testing/example-modifier-groups.ts';

const { side, milk, extras } = exampleModifierGroups;
const list = answers('listModifierGroups', listOf([extras, milk, side]));
const emptyList = answers('listModifierGroups', listOf([]));
/** Somebody who may manage the menu and not write modifiers (docs/rules.md, Permissions). */
const menuManager = signedInAs({ ...owner, permissions: ['MENU_MANAGEMENT'], isOwner: false });

const meta = {
  title: 'App/Modifiers/List',
  component: StoryApp,
  args: { path: '/menu-management/modifiers' },
  parameters: { ...screenParameters, msw: [list, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function askToDelete(canvas: Canvas, name: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete modifier group' }, patience));
  return screen.findByRole('alertdialog', { name: `Delete “${name}”?` }, patience);
}

export const Success: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Every group leads to its form', async () => {
      await expect(await canvas.findByRole('link', { name: 'Side for the grill' }, patience)).toHaveAttribute(
        'href',
        `/menu-management/modifiers/${side.id}`,
      );
    });
    await step('The sentence guests read is there, and how many items have the group', async () => {
      const row = canvas.getByRole('row', { name: /Side for the grill/ });
      await expect(row).toHaveTextContent('Choose 1 to 2');
      await expect(row).toHaveTextContent('2 items');
    });
  },
};

export const Empty: Story = {
  parameters: { msw: [emptyList, ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByText('No modifiers yet', {}, patience);
    await step('One link leads to a new group', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Add modifier group' })) {
        await expect(link).toHaveAttribute('href', '/menu-management/modifiers/new');
      }
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: '/menu-management/modifiers?search=ramen' },
  parameters: { msw: [emptyList, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No modifier group matches “ramen”', {}, patience);
    await expect(canvas.getByRole('searchbox', { name: 'Search modifiers' })).toHaveValue('ramen');
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [menuManager, list, ...usual] },
  play: async ({ canvas, step }) => {
    await step('Nothing can be added or switched, and the reason is said', async () => {
      await canvas.findByText(/^You can look at the modifier groups\./, {}, patience);
      await expect(canvas.queryByRole('link', { name: 'Add modifier group' })).not.toBeInTheDocument();
      const status = { name: 'Status of Milk: Active' };
      await expect(await canvas.findByRole('button', status, patience)).toBeDisabled();
    });
  },
};

export const LookedAt: Story = {
  name: 'Read-only, one looked at',
  args: { path: `/menu-management/modifiers?show=${side.id}` },
  parameters: { msw: [menuManager, answers('getModifierGroup', side), list, ...usual] },
  play: async ({ step }) => {
    await step(
      'Everything about the group can be read, with the reason why it cannot be changed',
      async () => {
        const dialog = await screen.findByRole('dialog', { name: 'Side for the grill' }, patience);
        await waitFor(() => expect(dialog).toBeVisible());
        await within(dialog).findByText(/^You can look at this modifier group\./, {}, patience);
        await expect(dialog).toHaveTextContent('Choose your side · Choose 1 to 2');
        await waitFor(() => expect(within(dialog).getByText('−€2.00')).toBeVisible());
      },
    );
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('A short row keeps the name, and its menu the states', async () => {
      const row = await canvas.findByRole('row', { name: /Milk/ }, patience);
      await expect(within(row).getByRole('rowheader')).toBeVisible();
      await userEvent.click(within(row).getByRole('button', { name: 'Actions for Milk' }));
      const menu = await screen.findByRole('menu', {}, patience);
      await waitFor(() => expect(within(menu).getByRole('menuitemradio', { name: 'Active' })).toBeChecked());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).not.toBeInTheDocument());
    });
  },
};

export const DeleteAsks: Story = {
  name: 'Delete asks',
  play: async ({ canvas, step }) => {
    await step('The question names the group and begins at the harmless answer', async () => {
      const question = await askToDelete(canvas, 'Burger extras');
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Delete modifier group' })).toBeVisible(),
      );
      await waitFor(
        () => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
        patience,
      );
    });
  },
};

const itemsInTheWay: Dependency[] = side.usedBy.map(({ id, name }) => ({ kind: 'ITEM', id, name }));

export const InUse: Story = {
  name: 'In use',
  parameters: {
    msw: [
      fails('deleteModifierGroup', 'OM_003', { dependencies: itemsInTheWay, dependencyCount: 3 }),
      list,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const question = await askToDelete(canvas, 'Side for the grill');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete modifier group' }));
    await step('Says how many items are in the way and leads to each that it knows', async () => {
      const title = { name: '“Side for the grill” is still used' };
      const alert = await screen.findByRole('alertdialog', title, patience);
      await waitFor(() => expect(alert).toBeVisible());
      await expect(alert).toHaveTextContent('3 items have this modifier group.');
      for (const { id, name } of itemsInTheWay) {
        await expect(within(alert).getByRole('link', { name })).toHaveAttribute(
          'href',
          `/menu-management/items/${id}`,
        );
      }
      await expect(alert).toHaveTextContent('… and one more.');
    });
  },
};

export const InArabic: Story = {
  name: 'Right to left',
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
