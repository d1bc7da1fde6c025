import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
import { modifierGroupValuesOf, newOption } from '../model/modifier-group-values.ts';
import { exampleModifierGroups } from '#shared/testing/example-modifier-groups.ts';

const { extras } = exampleModifierGroups;
const path = `/menu-management/modifiers/${extras.id}`;
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path };
const theirChange = answers(
  'listChanges',
  listOf([exampleChange({ entity: 'MODIFIER_GROUP', entityId: extras.id, name: extras.name })]),
);

const meta = {
  title: 'App/Modifiers/Unsaved changes kept',
  component: StoryApp,
  args: { path },
  parameters: { ...screenParameters, msw: [answers('getModifierGroup', extras), theirChange, ...usual] },
  beforeEach: () => {
    const began = modifierGroupValuesOf(extras);
    const added = { ...newOption(began.options), name: 'Pickled onion', priceDelta: { unread: '0,8,0' } };
    const drafts = draftStorage();
    drafts.write(itsOwner, {
      version: extras.version,
      began,
      values: { ...began, maximum: 3, options: [...began.options, added] },
      savedAt: '2026-03-14T09:32:00Z',
    });
    return () => drafts.remove(itsOwner);
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const optionNames = (canvas: Canvas) =>
  canvas
    .getAllByRole('textbox', { name: /^Option/ })
    .map((input: HTMLElement) => (input as HTMLInputElement).value);
const storedNames = extras.options.map(({ name }) => name);

export const Restored: Story = {
  tags: ['in-dark', 'first-window'],
  play: async ({ canvas, step }) => {
    await step(
      'The added option with what was typed and the rule are back, say from when, and can be saved',
      async () => {
        await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience);
        await waitFor(() => expect(optionNames(canvas)).toEqual([...storedNames, 'Pickled onion']), patience);
        await expect(canvas.getByText('Make it yours · Add up to 3, optional')).toBeVisible();
        await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
      },
    );
  },
};
