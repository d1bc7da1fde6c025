import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { exampleChange } from '#shared/testing/example-changes.ts';
import { exampleModifierGroups } from '#shared/testing/example-modifier-groups.ts';

const { side } = exampleModifierGroups;
const ofGroup = { entity: 'MODIFIER_GROUP', entityId: side.id, name: side.name } as const;
const theirChange = answers('listChanges', listOf([exampleChange(ofGroup)]));
const known = answers('getModifierGroup', side);

const theirs = {
  ...side,
  name: 'Sides of the grill',
  maximum: 3,
  options: side.options.map((option, index) => Object.assign({}, option, index === 0 && { priceDelta: 50 })),
  version: side.version + 1,
};

const meta = {
  title: 'App/Modifiers/Two people at once',
  component: StoryApp,
  args: { path: `/menu-management/modifiers/${side.id}` },
  parameters: {
    ...screenParameters,
    msw: [fails('updateModifierGroup', 'CM_CONFLICT', { current: theirs }), theirChange, known, ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Name \*?$|^Name$/ }, patience);

/** Changes name and options, saves, and returns the question that follows. */
async function loseTheRace(canvas: Canvas): Promise<HTMLElement> {
  await write(await nameField(canvas), 'Side dish');
  const [fries] = canvas.getAllByRole('textbox', { name: /^Option/ });
  if (!fries) throw new Error('The group has no options');
  await write(fries, 'Sweet potato fries');
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
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const question = within(await loseTheRace(canvas));
    await step('Name and options, which both changed, wait for an answer', async () => {
      await expect(question.getByRole('radio', { name: /^Yours Side dish/ })).not.toBeChecked();
      await expect(question.getByRole('radio', { name: /Sides of the grill/ })).not.toBeChecked();
      await expect(question.getByRole('radio', { name: /^Yours Sweet potato fries/ })).not.toBeChecked();
    });
    await step('The rule, which only they changed, is kept', async () => {
      await expect(question.getByRole('radio', { name: /^Saved by Rui Costa 3$/ })).toBeChecked();
    });
  },
};
