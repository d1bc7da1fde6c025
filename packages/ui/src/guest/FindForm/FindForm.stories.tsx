import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { storyDiets, storyFindWords, storyWithout } from '../story-find.ts';
import { findOpened, onGuestPage } from '../story-surroundings.tsx';
import { FindForm } from './FindForm.tsx';

const meta = {
  title: 'Guest menu/FindForm',
  component: FindForm,
  decorators: [onGuestPage, findOpened],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'Finds dishes on the guest page: a word, what they must be without, a diet. A plain form (GET) that opens by the address `#find`, so it works without JavaScript. Put it beside the `GuestPage`, not in it, and give it no button that does something else.',
      },
    },
  },
  args: {
    words: storyFindWords,
    action: '/qr-menu/cardamom-and-lime',
    clearHref: '/qr-menu/cardamom-and-lime',
    text: '',
    longestText: 80,
    table: '',
    without: storyWithout(),
    diets: storyDiets(),
  },
} satisfies Meta<typeof FindForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  name: 'Nothing chosen',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Each allergen is a box with its word, large enough for a thumb', async () => {
      const boxes = canvas.getAllByRole('checkbox');
      await expect(boxes).toHaveLength(17);
      for (const box of boxes)
        await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const SomeChosen: Story = {
  name: 'Some chosen',
  tags: ['forced-colors'],
  args: {
    text: 'curry',
    table: 'Window 2',
    without: storyWithout('TREE_NUTS', 'PEANUTS'),
    diets: storyDiets('VEGETARIAN'),
  },
  play: async ({ canvas, step }) => {
    await step('What was asked stands in it', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Dish or ingredient' })).toHaveValue('curry');
      await expect(canvas.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'Gluten' })).not.toBeChecked();
    });
    await step('What it sends names each of them, and the table', async () => {
      const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Find & filter' });
      const sent = [...new FormData(form)].map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
      );
      await expect(sent).toEqual([
        'q=curry',
        'without=PEANUTS',
        'without=TREE_NUTS',
        'diet=VEGETARIAN',
        'table=Window 2',
      ]);
    });
  },
};

export const AllergensNotShown: Story = {
  name: 'Allergens not shown',
  args: { without: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask us about allergens.')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Without' })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    canvas.getByRole('form').focus();
    await step('Tab leads from the way out to the word and on to the boxes, Space ticks', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: 'Gluten' })).toBeChecked();
    });
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    window.location.hash = 'closed';
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InPreview: Story = {
  name: 'In a preview of the back office',
  tags: ['no-picture'],
  args: { isPreview: true },
  play: async ({ canvas }) => {
    window.location.hash = 'closed';
    await expect(canvas.getByRole('form', { name: 'Find & filter' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: { words: { ...storyFindWords, title: 'بحث وتصفية', without: 'بدون', diet: 'النظام الغذائي' } },
};
