import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  answers,
  listOf,
  owner,
  patience,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import { exampleChange } from '#shared/testing/example-changes.ts';
import { menuValuesOf } from '../model/menu-values.ts';
import { exampleCategories, exampleItems, exampleMenus } from '../testing/example-menus.ts';

const { allDay, evening } = exampleMenus;
const path = `/menu-management/menus/${evening.id}`;
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path };
const known = [
  answers('listMenus', listOf([allDay, evening])),
  answers('listCategories', listOf(Object.values(exampleCategories))),
  answers('listItems', listOf(exampleItems)),
  answers(
    'listChanges',
    listOf([exampleChange({ entity: 'MENU', entityId: evening.id, name: evening.name })]),
  ),
];

const meta = {
  title: 'App/Menus/Unsaved changes kept',
  component: StoryApp,
  args: { path },
  parameters: { ...screenParameters, msw: [answers('getMenu', evening), ...known, ...usual] },
  beforeEach: () => {
    const began = menuValuesOf(evening);
    const drafts = draftStorage();
    drafts.write(itsOwner, {
      version: evening.version,
      began,
      values: { ...began, name: 'Dinner', sections: began.sections.slice(1) },
      savedAt: '2026-03-14T09:32:00Z',
    });
    return () => drafts.remove(itsOwner);
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Menu name/ }, patience);

export const Restored: Story = {
  tags: ['in-dark', 'first-window'],
  play: async ({ canvas, step }) => {
    await step('Words and sections are back, say from when, and can be saved', async () => {
      await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience);
      await expect(await nameField(canvas)).toHaveValue('Dinner');
      await canvas.findByRole('row', { name: /Sea bass with fennel/ }, patience);
      await canvas.findByText('At the same time guests also see: All day.', {}, patience);
      await expect(canvas.queryByRole('row', { name: /To begin/ })).toBeNull();
      await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
    });
  },
};
