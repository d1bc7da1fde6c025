import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  listOf,
  owner,
  patience,
  RightToLeft,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import { exampleChange } from '#shared/testing/example-changes.ts';
import { itemValuesOf } from '../model/item-values.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup } = exampleItems;
const path = `/menu-management/items/${soup.id}`;
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path };
const known = [
  answers('listCategories', listOf(exampleCategories)),
  answers('listModifierGroups', listOf([])),
  answers('listChanges', listOf([exampleChange({ entityId: soup.id })])),
];

const meta = {
  title: 'App/Items/Unsaved changes kept',
  component: StoryApp,
  args: { path },
  parameters: { ...screenParameters, msw: [answers('getItem', soup), ...known, ...usual] },
  beforeEach: () => {
    const began = itemValuesOf(soup);
    const drafts = draftStorage();
    drafts.write(itsOwner, {
      version: soup.version,
      began,
      values: { ...began, name: 'Green soup', calories: 340 },
      savedAt: '2026-03-14T09:32:00Z',
    });
    return () => drafts.remove(itsOwner);
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Item name/ }, patience);

export const Restored: Story = {
  tags: ['first-window'],
  play: async ({ canvas, step }) => {
    await step('What was typed is back, says from when, and can be saved', async () => {
      await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience);
      await expect(await nameField(canvas)).toHaveValue('Green soup');
      await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
    });
  },
};

export const Discarded: Story = {
  tags: ['first-window'],
  play: async ({ canvas, step }) => {
    const notice = (await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience)).closest(
      '[role="status"]',
    );
    if (!(notice instanceof HTMLElement)) throw new Error('The notice is not announced.');
    await step('Discarding shows what is stored, and nothing is left to restore', async () => {
      await userEvent.click(within(notice).getByRole('button', { name: 'Discard changes' }));
      await waitFor(async () => expect(await nameField(canvas)).toHaveValue(soup.name), patience);
      await expect(canvas.queryByText(/^Unsaved changes from/)).not.toBeInTheDocument();
      await expect(draftStorage().read(itsOwner, itemValuesOf(soup))).toBeNull();
    });
  },
};

const newer = { ...soup, name: 'Caldo verde da casa', version: soup.version + 1 };

export const SavedMeanwhile: Story = {
  name: 'Somebody saved in the meantime',
  parameters: { msw: [answers('getItem', newer), ...known, ...usual] },
  play: async ({ canvas, step }) => {
    await step('Both versions are compared before anything goes on', async () => {
      const question = await screen.findByRole('dialog', { name: /^Somebody else saved/ }, patience);
      await within(question).findByText(/^Rui Costa saved this at 10:32\./, {}, patience);
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'Continue with this choice' })).toBeVisible(),
      );
      await expect(canvas.getByDisplayValue(newer.name)).toBeInTheDocument();
    });
  },
};

export const ComparedLater: Story = {
  ...SavedMeanwhile,
  name: 'Compared later',
  tags: ['in-dark', 'first-window'],
  play: async ({ canvas, step }) => {
    const question = await screen.findByRole('dialog', { name: /^Somebody else saved/ }, patience);
    await step('The draft waits while the form shows what they saved', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await canvas.findByText('Unsaved changes from 09:32 wait for you', {}, patience);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Compare' })).toBeVisible(), patience);
      await expect(await nameField(canvas)).toHaveValue(newer.name);
    });
  },
};

export const Narrow: Story = { ...Restored, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  ...Restored,
  name: 'Right to left',
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
