import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import {
  answers,
  listOf,
  owner,
  patience,
  press,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { newItemValues } from '../model/item-values.ts';
import { exampleCategories } from '../testing/example-items.ts';

const path = '/menu-management/items/new';
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path };

const meta = {
  title: 'App/Items/Price that is none',
  component: StoryApp,
  args: { path },
  parameters: {
    ...screenParameters,
    msw: [
      // Of several categories none is chosen before, so that nothing but the price is typed.
      answers('listCategories', listOf(exampleCategories)),
      answers('listModifierGroups', listOf([])),
      ...usual,
    ],
  },
  beforeEach: () => () => draftStorage().remove(itsOwner),
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const price = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Price/ }, patience);

export const Typed: Story = {
  tags: ['first-window', 'in-dark'],
  play: async ({ canvas, step }) => {
    await write(await price(canvas), 'abc');
    await step('A price that cannot be read is unsaved as any other', async () => {
      await canvas.findByRole('button', { name: 'Create item' }, patience);
      await userEvent.tab();
      await canvas.findByText(/^Field must be a number, for example/, {}, patience);
    });
    await step('A refused save leaves it as it was typed', async () => {
      await press(canvas, 'Create item');
      await waitFor(() => expect(canvas.getAllByText('This field is required')).toHaveLength(2), patience);
      await expect(await price(canvas)).toHaveValue('abc');
    });
  },
};

export const Discarded: Story = {
  // It looks as an empty form does.
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const calories = await canvas.findByRole('textbox', { name: /^Calories/ }, patience);
    await write(await price(canvas), 'abc');
    await write(calories, 'many');
    await step('It goes with the rest of what was typed', async () => {
      await press(canvas, 'Discard changes');
      await waitFor(async () => expect(await price(canvas)).toHaveValue(''), patience);
      await expect(calories).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Create item' })).not.toBeInTheDocument();
    });
  },
};

export const Restored: Story = {
  tags: ['first-window'],
  beforeEach: () => {
    const began = newItemValues();
    const sizes = began.sizes.map((size) => ({ ...size, price: { unread: 'abc' } }));
    draftStorage().write(itsOwner, {
      version: 0,
      began,
      values: { ...began, sizes, calories: { unread: 'many' } },
      savedAt: '2026-03-14T09:32:00Z',
    });
  },
  play: async ({ canvas, step }) => {
    await step('It comes back with the draft', async () => {
      await canvas.findByText('Unsaved changes from 09:32 restored', {}, patience);
      await expect(await price(canvas)).toHaveValue('abc');
      await expect(canvas.getByRole('textbox', { name: /^Calories/ })).toHaveValue('many');
    });
    await step('It can be emptied', async () => {
      const input = await price(canvas);
      await userEvent.clear(input);
      await expect(input).toHaveValue('');
      await write(input, 'abc');
    });
  },
};
