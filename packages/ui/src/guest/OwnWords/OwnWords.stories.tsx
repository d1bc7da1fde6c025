import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { OwnWords } from './OwnWords.tsx';

const sentence = 'If you have an allergy, tell us before you order.';

const meta = {
  title: 'Guest menu/OwnWords',
  component: OwnWords,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Cardamom’s own words on a page whose menu is in another language: screen readers say them in theirs, and their full stop stays at their end on a page from right to left. They stand where the page’s other lines begin.',
      },
    },
  },
  args: { words: { spoken: { lang: 'en', dir: 'ltr' } }, children: sentence },
} satisfies Meta<typeof OwnWords>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = {
  name: 'On a page from right to left',
  tags: ['forced-colors'],
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const words = canvas.getByText(sentence);
    await expect(words).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(words).direction).toBe('ltr');
    await expect(getComputedStyle(words.parentElement ?? words).direction).toBe('rtl');
  },
};

export const SameLanguage: Story = {
  name: 'In the language of the page',
  tags: ['no-picture'],
  args: { words: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).not.toHaveAttribute('lang');
  },
};
