import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { storyChoices, storyWords } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { DishChoices } from './DishChoices.tsx';

const { extras, milk } = storyChoices;

const meta = {
  title: 'Guest menu/DishChoices',
  component: DishChoices,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'What a guest can choose with a dish. The rule (“Choose 1 to 2”) stands above its options.\n\n- Don’t hide an undeclared option: it says so.\n- Don’t leave a sold-out option out: a guest who knows it would look for it.',
      },
    },
  },
  args: { choices: [milk], words: storyWords },
} satisfies Meta<typeof DishChoices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  name: 'A few options',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Rule, prices and what is sold out can be read at once', async () => {
      await expect(canvas.getByRole('heading', { name: 'Milk · Choose 1' })).toBeVisible();
      await expect(canvas.getByText('+€0.40')).toBeVisible();
      await expect(canvas.getByText(/\(Sold out\)/)).toBeVisible();
    });
  },
};

export const Many: Story = {
  name: 'Many options',
  tags: ['responsive', 'forced-colors'],
  args: { choices: [extras] },
  play: async ({ canvas, step }) => {
    await step('What nobody has declared says so', async () => {
      await expect(canvas.getByText('Fried egg')).toBeVisible();
      await expect(canvas.getByText(storyWords.optionNotDeclared)).toBeVisible();
    });
  },
};

export const Several: Story = { name: 'Several groups', args: { choices: [milk, extras] } };

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    choices: [
      {
        ...milk,
        name: 'Choose what we pour into it, from the cow or from the field',
        options: [
          {
            ...milk.options[0],
            name: 'Donaudampfschifffahrtsgesellschaftskapitänsmilch',
            price: '+€1,250.00',
          },
        ],
      },
    ],
  },
};

export const BelowItsDish: Story = {
  name: 'On the dish’s own page',
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    words: { ...storyWords, soldOut: 'نفد', standardOption: 'المعتاد' },
    choices: [
      {
        key: 'milk',
        name: 'الحليب',
        rule: 'اختر واحدًا',
        options: [
          {
            name: 'حليب الشوفان',
            price: '+€0.40',
            facts: ['يحتوي على الغلوتين'],
            isDeclared: true,
            isStandard: true,
            isSoldOut: false,
          },
        ],
      },
    ],
  },
};
