import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishes, storyWords } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import type { DishAllergensView } from '../types.ts';
import { DishAllergens } from './DishAllergens.tsx';

const meta = {
  title: 'Guest menu/DishAllergens',
  component: DishAllergens,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'What a guest has to know before they order, in one line of words (EU 1169/2011, Annex II): marks, what the dish contains, may contain, and what only an option brings. “Not declared” is a state of its own: it stands first, and is never shown as free of anything.',
      },
    },
  },
  args: { words: storyWords, dish: storyDishes.plain },
} satisfies Meta<typeof DishAllergens>;

export default meta;

type Story = StoryObj<typeof meta>;

const onlyTold = (allergens: DishAllergensView) => ({ ...storyDishes.free, marks: [], allergens });

export const Declared: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('eggs, dairy, gluten')).toBeVisible();
    await expect(canvas.getByText('may contain sesame')).toBeVisible();
  },
};

export const TracesOnly: Story = {
  name: 'Traces only',
  args: {
    dish: onlyTold({
      state: 'declared',
      contains: [],
      mayContain: [{ icon: 'TREE_NUTS', text: 'Tree nuts' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May contain tree nuts')).toBeVisible();
    await expect(canvas.queryByText(/Contains/)).toBeNull();
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
  args: { dish: onlyTold({ state: 'notDeclared' }) },
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergens not declared. Please ask us.')).toBeVisible();
    await expect(canvas.queryByText('None of the listed allergens')).toBeNull();
  },
};

export const EveryAllergen: Story = {
  name: 'Every allergen, narrow phone',
  decorators: [onNarrowPhone],
  args: {
    dish: onlyTold({
      state: 'declared',
      contains: [
        { icon: 'GLUTEN', text: 'Gluten' },
        { icon: 'CRUSTACEANS', text: 'Crustaceans' },
        { icon: 'EGGS', text: 'Eggs' },
        { icon: 'FISH', text: 'Fish' },
        { icon: 'PEANUTS', text: 'Peanuts' },
        { icon: 'SOY', text: 'Soy' },
        { icon: 'DAIRY', text: 'Dairy' },
        { icon: 'TREE_NUTS', text: 'Tree nuts' },
      ],
      mayContain: [
        { icon: 'CELERY', text: 'Celery' },
        { icon: 'MUSTARD', text: 'Mustard' },
        { icon: 'SESAME', text: 'Sesame' },
        { icon: 'SULPHITES', text: 'Sulphites' },
        { icon: 'LUPIN', text: 'Lupin' },
        { icon: 'MOLLUSCS', text: 'Molluscs' },
        { icon: 'SEAFOOD', text: 'Seafood' },
      ],
    }),
  },
};

export const WithOptions: Story = {
  name: 'With what options bring',
  args: { dish: storyDishes.choices },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('eggs, peanuts, soy with some options')).toBeVisible();
    await expect(canvas.getByText(storyWords.optionsNotDeclared)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    words: { ...storyWords, contains: 'يحتوي على', mayContain: 'قد يحتوي على' },
    dish: onlyTold({
      state: 'declared',
      contains: [{ icon: 'EGGS', text: 'بيض' }],
      mayContain: [{ icon: 'SESAME', text: 'سمسم' }],
    }),
  },
};
