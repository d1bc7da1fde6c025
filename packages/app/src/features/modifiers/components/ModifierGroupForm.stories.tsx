import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  patience,
  press,
  RightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  textField,
  StoryPart,
  turnTo,
  usual,
  waiter,
  write,
} from '#shared/testing/index.ts';
import { exampleModifierGroups } from '#shared/testing/example-modifier-groups.ts';
import { ModifierGroupPage } from './ModifierGroupPage.tsx';

const { side, milk, extras } = exampleModifierGroups;
const newPath = '/menu-management/modifiers/new';
const editPath = `/menu-management/modifiers/${side.id}`;

const meta = {
  title: 'App/Modifiers/Form',
  component: StoryApp,
  args: { path: editPath },
  parameters: { ...screenParameters, msw: [answers('getModifierGroup', side), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => textField(canvas, /^Name \*?$|^Name$/);
const optionNames = (canvas: Canvas) =>
  canvas
    .getAllByRole('textbox', { name: /^Option/ })
    .map((input: HTMLElement) => (input as HTMLInputElement).value);

/** Fills what a new group needs. */
async function fillNew(canvas: Canvas): Promise<void> {
  await write(await nameField(canvas), 'Sauce');
  const [first, second] = await canvas.findAllByRole('textbox', { name: /^Option/ }, patience);
  if (!first || !second) throw new Error('A new group begins with two options');
  await write(first, 'Mint yoghurt');
  await write(second, 'Harissa');
}

export const New: Story = {
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await step('Begins with two options of which guests choose one', async () => {
      await expect(await nameField(canvas)).toHaveValue('');
      await expect(optionNames(canvas)).toEqual(['', '']);
      await expect(canvas.getByText('Your choice · Choose 1')).toBeVisible();
    });
  },
};

export const Edit: Story = {
  play: async ({ canvas, step }) => {
    await step('Shows what is stored, in order, with the sentence guests read', async () => {
      await expect(await nameField(canvas)).toHaveValue('Side for the grill');
      await expect(optionNames(canvas)).toEqual(['Fries', 'Green salad', 'Truffle mash', 'No side']);
      await expect(canvas.getByText('Choose your side · Choose 1 to 2')).toBeVisible();
    });
    await step('Leads to the items that have it', async () => {
      await expect(canvas.getByRole('link', { name: 'Lamb skewers' })).toBeVisible();
    });
  },
};

export const SentenceFollows: Story = {
  name: 'Sentence follows the rule',
  play: async ({ canvas, step }) => {
    await step('Every change is read at once', async () => {
      await write(await textField(canvas, /^At least/), '0');
      await canvas.findByText('Choose your side · Add up to 2, optional', {}, patience);
      await userEvent.clear(await textField(canvas, /^At most/));
      await canvas.findByText('Choose your side · Add as many as you like, optional', {}, patience);
      await write(await textField(canvas, /^At least/), '2');
      await canvas.findByText('Choose your side · Choose at least 2', {}, patience);
    });
  },
};

export const OptionsMoved: Story = {
  name: 'Options added, moved and removed',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Arrow keys on the handle move an option', async () => {
      const handle = await canvas.findByRole('button', { name: /^Move Green salad,/ }, patience);
      handle.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(optionNames(canvas)).toEqual(['Green salad', 'Fries', 'Truffle mash', 'No side']);
    });
    await step('An option is added at the end and can be typed into', async () => {
      await press(canvas, 'Add option');
      const inputs = canvas.getAllByRole('textbox', { name: /^Option/ });
      await write(inputs.at(-1) as HTMLElement, 'Coleslaw');
      await expect(optionNames(canvas).at(-1)).toBe('Coleslaw');
    });
    await step('And removed from its menu', async () => {
      await press(canvas, 'Actions for Truffle mash');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }, patience));
      await waitFor(() =>
        expect(optionNames(canvas)).toEqual(['Green salad', 'Fries', 'No side', 'Coleslaw']),
      );
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
};

export const AllergensOfAnOption: Story = {
  name: 'Allergens of an option declared',
  tags: ['in-dark'],
  args: { path: `/menu-management/modifiers/${extras.id}` },
  parameters: { msw: [answers('getModifierGroup', extras), ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByText(/^The allergens of one option are not declared\./, {}, patience);
    const rows = canvas.getAllByRole('listitem').filter((row) => row.dataset['rowId'] !== undefined);
    const sauce = within(rows.at(-1) as HTMLElement);
    await step('Nothing marked: free of all is asked about, under the name of the option', async () => {
      await userEvent.click(sauce.getByRole('button', { name: 'Allergens and calories' }));
      await userEvent.click(await sauce.findByRole('button', { name: 'Declare free of all 15' }, patience));
      const question = await screen.findByRole(
        'alertdialog',
        { name: 'Declare “Sauce of the week” free of all 15 allergens?' },
        patience,
      );
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), patience);
      await expect(canvas.getByText(/^The allergens of one option are not declared\./)).toBeVisible();
    });
    await step('Some marked: the act says its effect, and the warning goes with it', async () => {
      await userEvent.type(await turnTo(sauce, /^Contains/), 'Egg');
      await userEvent.click(await screen.findByRole('option', { name: 'Eggs' }, patience));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument(), patience);
      await userEvent.click(
        await sauce.findByRole('button', { name: 'Declare 1 contained, 14 free' }, patience),
      );
      await waitFor(() => expect(canvas.queryByText(/are not declared\./)).not.toBeInTheDocument());
      await sauce.findByText('Contains eggs. Free of the other 14.', {}, patience);
    });
  },
};

export const ValidationErrors: Story = {
  name: 'Validation errors',
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    const [first, second] = await canvas.findAllByRole('textbox', { name: /^Option/ }, patience);
    await write(first as HTMLElement, 'Rice');
    await write(second as HTMLElement, 'ríce');
    const [difference] = canvas.getAllByRole('textbox', { name: /^Price difference/ });
    await write(difference as HTMLElement, 'cheap');
    await write(await textField(canvas, /^At least/), '3');
    await press(canvas, 'Create modifier group');
    await step('Each wrong field says what is wrong, where it is', async () => {
      await canvas.findByText('This field is required', {}, patience);
      await canvas.findByText('At most 2, the number of options', {}, patience);
      await canvas.findByText('This name is already in use', {}, patience);
      await expect(second).toBeInvalid();
      await expect(difference).toBeInvalid();
      await waitFor(async () => expect(await nameField(canvas)).toHaveFocus(), patience);
    });
  },
};

export const TooManyFromTheStart: Story = {
  name: 'Too many chosen from the start',
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await fillNew(canvas);
    for (const box of canvas.getAllByRole('checkbox', { name: 'Selected by default' })) {
      await userEvent.click(box);
    }
    await press(canvas, 'Create modifier group');
    await step('Says how many guests may choose', async () => {
      await canvas.findByText(/^At most 1 option can be selected by default/, {}, patience);
    });
  },
};

export const NothingOnOffer: Story = {
  name: 'Nothing on offer',
  args: { path: `/menu-management/modifiers/${milk.id}` },
  parameters: { msw: [answers('getModifierGroup', milk), ...usual] },
  play: async ({ canvas, step }) => {
    await step('A required choice that nobody can make is warned about', async () => {
      await canvas.findByText(/^Guests must choose, but no option is available/, {}, patience);
      const form = within(canvas.getByRole('form', { name: 'Milk' }));
      await expect(form.getAllByText('Sold out')).toHaveLength(2);
    });
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  parameters: {
    msw: [
      answers('updateModifierGroup', { ...side, name: 'Side dish', version: side.version + 1 }),
      answers('listMenusOfModifierGroup', { menus: [], count: 2, screens: 1 }),
      answers('getModifierGroup', side),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Side dish');
    await press(canvas, 'Save changes');
    await step('It is said, and where it is live', async () => {
      await screen.findByText('Modifier group updated. Live on 2 menus, 1 screen.', {}, patience);
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), answers('getModifierGroup', side), ...usual] },
  loaders: [() => loadMessages('common', 'items', 'modifiers', 'entities')],
  render: () => (
    <StoryPart>
      <ModifierGroupPage modifierGroupId={side.id} />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and who could change it is said', async () => {
      await canvas.findByText(/^You can look at this modifier group\./, {}, patience);
      await expect(await nameField(canvas)).toHaveAttribute('readonly');
      await expect(canvas.queryByRole('button', { name: 'Add option' })).not.toBeInTheDocument();
    });
  },
};

export const Narrow: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  ...Edit,
  name: 'Right to left',
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
