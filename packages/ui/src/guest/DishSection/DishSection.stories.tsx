import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishes, storyWords } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { DishSection } from './DishSection.tsx';

const firstSection = {
  anchor: 'desserts',
  title: 'Desserts',
  description: 'Made in the morning.',
  dishes: [storyDishes.soldOut, storyDishes.sizes],
};

const meta = {
  title: 'Guest menu/DishSection',
  component: DishSection,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'A section of the menu: its title, a sentence, its dishes. The category bar leads here by its anchor. An empty section is not shown; leave it out.',
      },
    },
  },
  args: { section: firstSection, words: storyWords },
} satisfies Meta<typeof DishSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithDishes: Story = {
  name: 'With dishes',
  tags: ['responsive', 'forced-colors'],
  args: { earlyDishes: 1 },
  play: async ({ canvas, step }) => {
    await step('The category bar leads here', async () => {
      await expect(canvas.getByRole('region', { name: 'Desserts' })).toHaveAttribute('id', 'desserts');
      await expect(canvas.getByRole('heading', { level: 2, name: 'Desserts' })).toBeVisible();
    });
    await step('Only the dishes of the first screen fetch their picture at once', async () => {
      const late = canvas.getAllByRole('img').filter((image) => image.getAttribute('loading') === 'lazy');
      await expect(canvas.getAllByRole('img').length - late.length).toBeLessThanOrEqual(1);
    });
  },
};

export const WithChoices: Story = {
  name: 'With choices, reached by keyboard',
  tags: ['keyboard'],
  args: { section: { ...firstSection, dishes: [storyDishes.choices, storyDishes.sizes] } },
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
  },
};

export const WithoutSentence: Story = {
  name: 'Without a sentence',
  args: { section: { ...firstSection, description: '' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    section: {
      anchor: 'breakfast',
      title: 'الفطور',
      description: 'حتى الظهر',
      dishes: [{ ...storyDishes.plain, name: 'شكشوكة', description: 'مع خبز دافئ.', ingredients: [] }],
    },
  },
};
