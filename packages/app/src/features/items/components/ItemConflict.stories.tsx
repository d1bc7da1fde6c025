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
  tags: ['in-dark'],
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
