import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { byOwner, exampleChange } from '../testing/example-changes.ts';
import {
  answers,
  fails,
  failsOnce,
  listOf,
  patience,
  press,
  RightToLeft,
  screenParameters,
  StoryPart,
  usual,
  write,
} from '../testing/index.ts';
import { harissa, SaucePage, sauceTexts } from '../testing/sauces.tsx';

const known = [answers('getCategory', harissa), ...usual];
const ofSauce = { entity: 'CATEGORY', entityId: harissa.id, name: harissa.name } as const;
const theirChange = answers('listChanges', listOf([exampleChange(ofSauce)]));

const theirs = {
  ...harissa,
  name: 'Harissa of the house',
  description: 'Red, hot, and smoked.',
  version: harissa.version + 1,
};

const meta = {
  title: 'App/Shared/Two people at once',
  component: SaucePage,
  loaders: [sauceTexts],
  args: { id: harissa.id },
  render: (args) => (
    <StoryPart>
      <SaucePage {...args} />
    </StoryPart>
  ),
  parameters: {
    ...screenParameters,
    msw: [fails('updateCategory', 'CM_CONFLICT', { current: theirs }), theirChange, ...known],
    docs: {
      description: {
        component:
          'Somebody else saved first: the form of every kind of entity asks field by field which version stays. What a kind’s own fields look like in the question is in that kind’s stories.',
      },
    },
  },
} satisfies Meta<typeof SaucePage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Sauce name/ }, patience);

/** Renames the sauce, takes it off the menu and saves. */
async function saveMine(canvas: Canvas): Promise<void> {
  await write(await nameField(canvas), 'Fiery harissa');
  await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
  await press(canvas, 'Save changes');
}

/** Saves too late, and returns the question that follows. */
async function loseTheRace(canvas: Canvas): Promise<HTMLElement> {
  await saveMine(canvas);
  const question = await screen.findByRole('dialog', { name: /^Somebody else saved/ }, patience);
  await within(question).findByText(/^Rui Costa saved this at 10:32\./, {}, patience);
  await waitFor(() =>
    expect(within(question).getByRole('button', { name: 'Save this choice' })).toBeVisible(),
  );
  return question;
}

export const BothVersions: Story = {
  name: 'Both versions',
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('What both changed waits for an answer', async () => {
      const name = within(question.getByRole('radiogroup', { name: /^Name/ }));
      await expect(name.getByRole('radio', { name: /^Yours Fiery harissa/ })).not.toBeChecked();
      await expect(name.getByRole('radio', { name: /Harissa of the house/ })).not.toBeChecked();
    });
    await step('What one changed is kept unless the person says otherwise', async () => {
      await expect(question.getByRole('radio', { name: /^Yours Inactive$/ })).toBeChecked();
      await expect(question.getByRole('radio', { name: /^Saved by Rui Costa.*smoked/ })).toBeChecked();
    });
    await step('What was typed is still there', async () => {
      await expect(canvas.getByDisplayValue('Fiery harissa')).toBeInTheDocument();
    });
  },
};

export const Unanswered: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Saving without an answer leads to what is missing', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Save this choice' }));
      await question.findByText('Choose which one to keep.', {}, patience);
      await waitFor(() =>
        expect(question.getByRole('radio', { name: /^Yours Fiery harissa/ })).toHaveFocus(),
      );
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Chosen by keyboard',
  tags: ['keyboard'],
  parameters: {
    msw: [
      fails('updateCategory', 'CM_CONFLICT', {
        current: { ...harissa, name: theirs.name, version: theirs.version },
      }),
      theirChange,
      ...known,
    ],
  },
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Tab goes to the field, arrow keys choose', async () => {
      question.getByRole('button', { name: 'Keep all of theirs' }).focus();
      await userEvent.tab();
      await expect(question.getByRole('radio', { name: /^Yours Fiery harissa/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(question.getByRole('radio', { name: /Harissa of the house/ })).toBeChecked();
    });
  },
};

export const AllOfTheirs: Story = {
  name: 'All of theirs',
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Shows what they saved, with nothing left to save', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Keep all of theirs' }));
      await userEvent.click(question.getByRole('button', { name: 'Save this choice' }));
      await waitFor(async () => expect(await nameField(canvas)).toHaveValue(theirs.name), patience);
      await waitFor(
        () => expect(canvas.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument(),
        patience,
      );
    });
  },
};

export const OneChoiceEach: Story = {
  name: 'One choice each',
  parameters: {
    msw: [
      failsOnce('updateCategory', 'CM_CONFLICT', { current: theirs }),
      answers('updateCategory', {
        ...theirs,
        name: 'Fiery harissa',
        isActive: false,
        version: theirs.version + 1,
      }),
      theirChange,
      ...known,
    ],
  },
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Saves my name over their version and keeps the rest of theirs', async () => {
      await userEvent.click(question.getByText('Fiery harissa'));
      await expect(question.getByRole('radio', { name: /^Yours Fiery harissa/ })).toBeChecked();
      await userEvent.click(question.getByRole('button', { name: 'Save this choice' }));
      await screen.findByText('Category updated.', {}, patience);
      await expect(await nameField(canvas)).toHaveValue('Fiery harissa');
      await canvas.findByDisplayValue(theirs.description, {}, patience);
    });
  },
};

export const DeletedMeanwhile: Story = {
  name: 'Deleted in the meantime',
  parameters: {
    msw: [
      fails('updateCategory', 'CM_NOT_FOUND'),
      answers(
        'listChanges',
        listOf([exampleChange({ ...ofSauce, action: 'DELETED', staff: byOwner, isEntityDeleted: true })]),
      ),
      ...known,
    ],
  },
  play: async ({ canvas, step }) => {
    await saveMine(canvas);
    await step('Says so, keeps what was typed and offers to bring it back', async () => {
      const question = await screen.findByRole('dialog', { name: /was deleted in the meantime/ }, patience);
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Restore and save' })).toBeVisible(),
      );
      await expect(canvas.getByDisplayValue('Fiery harissa')).toBeInTheDocument();
    });
  },
};

export const OwnOtherTab: Story = {
  name: 'Saved by the same person in another tab',
  parameters: {
    msw: [
      fails('updateCategory', 'CM_CONFLICT', { current: theirs }),
      answers('listChanges', listOf([exampleChange({ ...ofSauce, staff: byOwner })])),
      ...known,
    ],
  },
  play: async ({ canvas, step }) => {
    await saveMine(canvas);
    await step('Nobody else is blamed', async () => {
      const question = await screen.findByRole('dialog', { name: /^You saved this elsewhere/ }, patience);
      await expect(question).toHaveTextContent('in another tab or on another device');
      for (const words of ['Changed here and elsewhere', 'Changed here only', 'Changed elsewhere only'])
        await waitFor(() => expect(within(question).getByRole('group', { name: words })).toBeVisible());
      await expect(
        within(question).getByRole('button', { name: 'Keep what was saved elsewhere' }),
      ).toBeInTheDocument();
      await expect(question).not.toHaveTextContent(/\b(them|theirs)\b/);
    });
  },
};

export const Narrow: Story = { ...BothVersions, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  ...BothVersions,
  name: 'Right to left',
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
