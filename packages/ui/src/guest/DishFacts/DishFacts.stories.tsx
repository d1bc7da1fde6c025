import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishWords, storyDishes, storyWords } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import type { DishAllergensView } from '../types.ts';
import { DishFacts } from './DishFacts.tsx';

const meta = {
  title: 'Guest menu/DishFacts',
  component: DishFacts,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'What a guest has to know before they order, laid open on a dish’s own page (EU 1169/2011, Annex II): not declared first and in a frame, then what it contains, may contain and what only an option brings, ingredients and calories. In a list the one line of DishAllergens says it.',
      },
    },
  },
  args: { dish: storyDishes.plain, words: storyWords, dishWords: storyDishWords },
} satisfies Meta<typeof DishFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

const onlyTold = (allergens: DishAllergensView | null) => ({
  allergens,
  marks: [],
  optionAllergens: [],
  hasUndeclaredOption: false,
  ingredients: [],
  calories: null,
});

export const Declared: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Each term stands before what it is about', async () => {
      const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(terms).toEqual(['Contains', 'May contain', 'Ingredients', 'Calories']);
    });
    await expect(canvas.getByText('Sesame')).toBeVisible();
    await expect(canvas.getByText('540 kcal')).toBeVisible();
  },
};

export const Free: Story = {
  args: { dish: onlyTold({ state: 'declared', contains: [], mayContain: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of the listed allergens')).toBeVisible();
  },
};

export const NotDeclared: Story = {
  name: 'Not declared',
  tags: ['forced-colors'],
  args: { dish: storyDishes.notDeclared },
  play: async ({ canvas, step }) => {
    await step('It stands before all else, and looks free of nothing', async () => {
      const warning = canvas.getByText('Allergens not declared. Please ask us.');
      const follows = warning.compareDocumentPosition(canvas.getByText('Vegan'));
      await expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(canvas.queryByText('None of the listed allergens')).toBeNull();
    });
  },
};

export const WithOptions: Story = {
  name: 'With what options bring',
  args: { dish: storyDishes.choices },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only with some options')).toBeVisible();
    await expect(canvas.getByText('Peanuts')).toBeVisible();
    await expect(canvas.getByText(storyWords.optionsNotDeclared)).toBeVisible();
  },
};

export const Hidden: Story = {
  name: 'Where the restaurant hides all of it',
  args: { dish: onlyTold(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('term')).toEqual([]);
  },
};

export const Narrow: Story = { decorators: [onNarrowPhone], args: { dish: storyDishes.choices } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    words: { ...storyWords, contains: 'يحتوي على', mayContain: 'قد يحتوي على', ingredients: 'المكونات' },
    dish: {
      ...onlyTold({
        state: 'declared',
        contains: [{ icon: 'EGGS', text: 'بيض' }],
        mayContain: [{ icon: 'SESAME', text: 'سمسم' }],
      }),
      ingredients: ['بيض', 'طماطم'],
    },
  },
};
