import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftStorage } from '../draft/draft-storage.ts';
import { exampleChange } from '../testing/example-changes.ts';
import {
  answers,
  listOf,
  owner,
  patience,
  RightToLeft,
  screenParameters,
  StoryPart,
  usual,
} from '../testing/index.ts';
import { harissa, SaucePage, sauceTexts, sauceValuesOf } from '../testing/sauces.tsx';

/** A part of the app stands at its root. */
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path: '/' };
const ofSauce = { entity: 'CATEGORY', entityId: harissa.id, name: harissa.name } as const;
const known = [answers('listChanges', listOf([exampleChange(ofSauce)])), ...usual];

const meta = {
  title: 'App/Shared/Unsaved changes kept',
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
    msw: [answers('getCategory', harissa), ...known],
    docs: {
      description: {
        component:
          'What was typed before a reload, a crash or a sign-out is there again in the form of every kind of entity; where somebody saved since, both versions are compared first.',
      },
    },
  },
  beforeEach: () => {
    const began = sauceValuesOf(harissa);
    const drafts = draftStorage();
    drafts.write(itsOwner, {
      version: harissa.version,
      began,
      values: { ...began, name: 'Fiery harissa', isActive: false },
      savedAt: '2026-03-14T09:32:00Z',
    });
    return () => drafts.remove(itsOwner);
  },
} satisfies Meta<typeof SaucePage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Sauce name/ }, patience);

export const Restored: Story = {
  play: async ({ canvas, step }) => {
    await step('What was typed is back, says from when, and can be saved', async () => {
      await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience);
      await expect(await nameField(canvas)).toHaveValue('Fiery harissa');
      await expect(canvas.getByRole('switch', { name: 'Active' })).not.toBeChecked();
      await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
    });
  },
};

export const Discarded: Story = {
  play: async ({ canvas, step }) => {
    const notice = (await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience)).closest(
      '[role="status"]',
    );
    if (!(notice instanceof HTMLElement)) throw new Error('The notice is not announced.');
    await step('Discarding shows what is stored, and nothing is left to restore', async () => {
      await userEvent.click(within(notice).getByRole('button', { name: 'Discard changes' }));
      await waitFor(async () => expect(await nameField(canvas)).toHaveValue(harissa.name), patience);
      await expect(canvas.queryByText(/^Unsaved changes from/)).not.toBeInTheDocument();
      await expect(draftStorage().read(itsOwner, sauceValuesOf(harissa))).toBeNull();
    });
  },
};

const newer = { ...harissa, name: 'Harissa of the house', version: harissa.version + 1 };

export const SavedMeanwhile: Story = {
  name: 'Somebody saved in the meantime',
  parameters: { msw: [answers('getCategory', newer), ...known] },
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
  name: 'Compared later',
  tags: ['in-dark'],
  parameters: { msw: [answers('getCategory', newer), ...known] },
  play: async ({ canvas, step }) => {
    const question = await screen.findByRole('dialog', { name: /^Somebody else saved/ }, patience);
    await step('The draft waits while the form shows what they saved', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await canvas.findByText('You have unsaved changes from 09:32', {}, patience);
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
