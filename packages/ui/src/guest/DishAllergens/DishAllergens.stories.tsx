import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishes, storyWords } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { DishAllergens } from './DishAllergens.tsx';

const meta = {
  title: 'Guest menu/DishAllergens',
  component: DishAllergens,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'What the kitchen says about allergens, in words with a drawing each (EU 1169/2011, Annex II). “Not declared” is a state of its own: never leave the line out, and never show it as free of anything.',
      },
    },
  },
  args: { words: storyWords, allergens: storyDishes.plain.allergens },
} satisfies Meta<typeof DishAllergens>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Declared: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gluten')).toBeVisible();
    await expect(canvas.getByText('Sesame')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Contains',
      'May contain',
    ]);
  },
};

export const TracesOnly: Story = {
  name: 'Traces only',
  args: {
    allergens: { state: 'declared', contains: [], mayContain: [{ icon: 'TREE_NUTS', text: 'Tree nuts' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May contain')).toBeVisible();
    await expect(canvas.queryByText('Contains')).toBeNull();
  },
};

export const Free: Story = {
  args: { allergens: { state: 'declared', contains: [], mayContain: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of the listed allergens')).toBeVisible();
  },
};

export const NotDeclared: Story = {
  name: 'Not declared',
  args: { allergens: { state: 'notDeclared' } },
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
    allergens: {
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
    },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    words: { ...storyWords, contains: 'يحتوي على', mayContain: 'قد يحتوي على' },
    allergens: {
      state: 'declared',
      contains: [{ icon: 'EGGS', text: 'بيض' }],
      mayContain: [{ icon: 'SESAME', text: 'سمسم' }],
    },
  },
};
