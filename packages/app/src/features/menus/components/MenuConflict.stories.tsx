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
import { exampleCategories, exampleItems, exampleMenus } from '../testing/example-menus.ts';

const { allDay, evening } = exampleMenus;
const ofMenu = { entity: 'MENU', entityId: evening.id, name: evening.name } as const;
const theirChange = answers('listChanges', listOf([exampleChange(ofMenu)]));
const known = [
  answers('listMenus', listOf([allDay, evening])),
  answers('getMenu', evening),
  answers('listCategories', listOf(Object.values(exampleCategories))),
  answers('listItems', listOf(exampleItems)),
];

const theirs = {
  ...evening,
  name: 'Evening at the grill',
  sections: evening.sections.slice(1),
  windows: [{ weekdays: ['FRIDAY' as const, 'SATURDAY' as const], from: '19:00', to: '02:00' }],
  version: evening.version + 1,
};

const meta = {
  title: 'App/Menus/Two people at once',
  component: StoryApp,
  args: { path: `/menu-management/menus/${evening.id}` },
  parameters: {
    ...screenParameters,
    msw: [fails('updateMenu', 'CM_CONFLICT', { current: theirs }), theirChange, ...known, ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Menu name/ }, patience);

/** Changes name and description, saves, and returns the question that follows. */
async function loseTheRace(canvas: Canvas): Promise<HTMLElement> {
  await canvas.findByText('At the same time guests also see: All day.', {}, patience);
  await waitFor(() => expect(canvas.getAllByRole('row', { name: /Lentil soup/ })).toHaveLength(2), patience);
  await write(await nameField(canvas), 'Dinner');
  await write(canvas.getByRole('textbox', { name: /^Description for guests/ }), 'From six until late.');
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
      await expect(name.getByRole('radio', { name: /^Yours Dinner/ })).not.toBeChecked();
      await expect(name.getByRole('radio', { name: /Evening at the grill/ })).not.toBeChecked();
    });
    await step('Sections and hours of theirs are told in words and kept', async () => {
      await expect(question.getByRole('radio', { name: /^Yours From six until late\./ })).toBeChecked();
      await expect(question.getByRole('radio', { name: /^Saved by Rui Costa Grill/ })).toBeChecked();
      await expect(question.getByRole('radio', { name: /^Saved by Rui Costa .*19:00/ })).toBeChecked();
    });
  },
};
