import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  failsOnce,
  listOf,
  patience,
  press,
  RightToLeft,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { byOwner, exampleChange } from '#shared/testing/example-changes.ts';
import { examplePicture } from '#shared/testing/example-picture.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup } = exampleItems;
const known = [
  answers('listCategories', listOf(exampleCategories)),
  answers('listModifierGroups', listOf([])),
  answers('getItem', soup),
];
const theirChange = answers('listChanges', listOf([exampleChange({ entityId: soup.id })]));

const theirs = {
  ...soup,
  name: 'Caldo verde da casa',
  description: 'Potato, kale and a slice of chouriço from Lamego.',
  sizes: soup.sizes.map((size) => ({ ...size, price: (size.price ?? 0) + 40 })),
  image: examplePicture('#b85902', 'A clay bowl of green soup'),
  allergens: { isDeclared: true, contains: ['SULPHITES' as const, 'CELERY' as const], mayContain: [] },
  version: soup.version + 1,
};

const meta = {
  title: 'App/Items/Two people at once',
  component: StoryApp,
  args: { path: `/menu-management/items/${soup.id}` },
  parameters: {
    ...screenParameters,
    msw: [fails('updateItem', 'CM_CONFLICT', { current: theirs }), theirChange, ...known, ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Item name/ }, patience);

/** Changes name and calories, saves, and returns the question that follows. */
async function loseTheRace(canvas: Canvas): Promise<HTMLElement> {
  await write(await nameField(canvas), 'Green soup');
  await write(canvas.getByRole('textbox', { name: /^Calories/ }), '340');
  await press(canvas, 'Save changes');
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
      await expect(name.getByRole('radio', { name: /^Yours Green soup/ })).not.toBeChecked();
      await expect(name.getByRole('radio', { name: /Caldo verde da casa/ })).not.toBeChecked();
    });
    await step('What one changed is kept unless the person says otherwise', async () => {
      await expect(question.getByRole('radio', { name: /^Yours 340 KCal/ })).toBeChecked();
      await expect(question.getByRole('radio', { name: /^Saved by Rui Costa.*Lamego/ })).toBeChecked();
      await expect(question.getByRole('radio', { name: /^Saved by Rui Costa Cup: €4\.90/ })).toBeChecked();
    });
    await step('What both say alike is not asked', async () => {
      await expect(question.queryByRole('radiogroup', { name: /^Ingredients/ })).not.toBeInTheDocument();
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
      await waitFor(() => expect(question.getByRole('radio', { name: /^Yours Green soup/ })).toHaveFocus());
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Chosen by keyboard',
  tags: ['keyboard'],
  parameters: {
    msw: [
      fails('updateItem', 'CM_CONFLICT', {
        current: { ...soup, name: theirs.name, version: theirs.version },
      }),
      theirChange,
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Tab goes to the field, arrow keys choose', async () => {
      question.getByRole('button', { name: 'Keep all of theirs' }).focus();
      await userEvent.tab();
      await expect(question.getByRole('radio', { name: /^Yours Green soup/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(question.getByRole('radio', { name: /Caldo verde da casa/ })).toBeChecked();
    });
  },
};

export const AllOfTheirs: Story = {
  name: 'All of theirs',
  tags: ['first-window'],
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
  tags: ['first-window'],
  parameters: {
    msw: [
      failsOnce('updateItem', 'CM_CONFLICT', { current: theirs }),
      answers('updateItem', { ...theirs, name: 'Green soup', calories: 340, version: theirs.version + 1 }),
      theirChange,
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Saves my name over their version and keeps the rest of theirs', async () => {
      await userEvent.click(question.getByText('Green soup'));
      await expect(question.getByRole('radio', { name: /^Yours Green soup/ })).toBeChecked();
      await userEvent.click(question.getByRole('button', { name: 'Save this choice' }));
      await screen.findByText('Item updated.', {}, patience);
      await expect(await nameField(canvas)).toHaveValue('Green soup');
      await canvas.findByDisplayValue(/Lamego/, {}, patience);
    });
  },
};

export const DeletedMeanwhile: Story = {
  name: 'Deleted in the meantime',
  parameters: {
    msw: [
      fails('updateItem', 'CM_NOT_FOUND'),
      answers(
        'listChanges',
        listOf([exampleChange({ action: 'DELETED', staff: byOwner, isEntityDeleted: true })]),
      ),
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Green soup');
    await press(canvas, 'Save changes');
    await step('Says so, keeps what was typed and offers to bring it back', async () => {
      const question = await screen.findByRole('dialog', { name: /was deleted in the meantime/ }, patience);
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Restore and save' })).toBeVisible(),
      );
      await expect(canvas.getByDisplayValue('Green soup')).toBeInTheDocument();
    });
  },
};

export const Narrow: Story = { ...BothVersions, globals: { viewport: { value: 'phone' } } };

export const OwnOtherTab: Story = {
  name: 'Saved by the same person in another tab',
  parameters: {
    msw: [
      fails('updateItem', 'CM_CONFLICT', { current: theirs }),
      answers('listChanges', listOf([exampleChange({ entityId: soup.id, staff: byOwner })])),
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Green soup');
    await write(canvas.getByRole('textbox', { name: /^Calories/ }), '340');
    await press(canvas, 'Save changes');
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
