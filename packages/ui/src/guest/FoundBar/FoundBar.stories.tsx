import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { storyFindWords } from '../story-find.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { FoundBar } from './FoundBar.tsx';

const meta = {
  title: 'Guest menu/FoundBar',
  component: FoundBar,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Above the dishes of a filtered menu: how many are left, each filter as a link to the page without it, and what a guest with an allergy has to know. It never says that a dish is safe.',
      },
    },
  },
  args: {
    words: storyFindWords,
    title: '26 of 60 dishes',
    filters: [
      { text: 'No tree nuts', href: '?without=PEANUTS&diet=VEGETARIAN' },
      { text: 'No peanuts', href: '?without=TREE_NUTS&diet=VEGETARIAN' },
      { text: 'Vegetarian', href: '?without=PEANUTS&without=TREE_NUTS' },
    ],
    clearHref: '#',
    warnings: [
      '4 dishes are hidden: their allergens are not declared.',
      'Where a dish says “do not choose”, leave those options out.',
      'If you have an allergy, tell us before you order.',
    ],
  },
} satisfies Meta<typeof FoundBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithWarning: Story = {
  name: 'With a warning',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('The count is announced and heads what follows', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('26 of 60 dishes');
      await expect(canvas.getByRole('heading', { name: '26 of 60 dishes' })).toBeVisible();
    });
    await step('Each filter leads to the page without it', async () => {
      const link = canvas.getByRole('link', { name: /^No peanuts\s*remove$/ });
      await expect(link).toHaveAttribute('href', '?without=TREE_NUTS&diet=VEGETARIAN');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const DietOnly: Story = {
  name: 'A diet only',
  args: { title: '31 of 60 dishes', filters: [{ text: 'Vegan', href: '?' }], warnings: [] },
};

export const LongText: Story = {
  name: 'A long text, narrow phone',
  decorators: [onNarrowPhone],
  args: {
    title: '0 of 60 dishes',
    filters: [
      { text: '“Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit allem und noch mehr”', href: '?' },
    ],
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('region');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const OtherLanguage: Story = {
  name: 'Words of another language than what was typed',
  tags: ['no-picture'],
  args: {
    words: { ...storyFindWords, spoken: { lang: 'en', dir: 'ltr' }, written: { lang: 'ar' } },
    filters: [
      { text: '“شكشوكة”', href: '?without=PEANUTS', isTyped: true },
      { text: 'No peanuts', href: '?q=شكشوكة' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“شكشوكة”')).toHaveAttribute('lang', 'ar');
    await expect(canvas.getByText('No peanuts')).not.toHaveAttribute('lang');
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /No tree nuts/ })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    words: { remove: 'إزالة', clear: 'مسح' },
    title: '26 من 60 طبقًا',
    filters: [{ text: 'بدون مكسرات', href: '?' }],
    warnings: ['إن كانت لديك حساسية فأخبرنا قبل الطلب.'],
  },
};
