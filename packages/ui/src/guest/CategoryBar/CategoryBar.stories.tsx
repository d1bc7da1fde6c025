import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { storySections } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { CategoryBar } from './CategoryBar.tsx';

const meta = {
  title: 'Guest menu/CategoryBar',
  component: CategoryBar,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'The sections of a menu in a bar that stays on top: plain links, so it works without JavaScript. Leave it out where a menu has one section.',
      },
    },
  },
  args: { label: 'Sections of the menu', sections: storySections },
} satisfies Meta<typeof CategoryBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Each target is at least 44 px high', async () => {
      for (const link of canvas.getAllByRole('link')) {
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};

export const ManyOnAPhone: Story = {
  name: 'Many, on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    sections: ['Breakfast', 'From the grill', 'Small plates', 'Soups', 'Desserts', 'Wine'].map((title) => ({
      anchor: title.toLowerCase().replaceAll(' ', '-'),
      title,
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};

export const OneShown: Story = {
  name: 'One section shown by itself',
  args: { current: storySections[1]?.anchor ?? '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(
      storySections[1]?.title ?? '',
    );
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'أقسام القائمة',
    sections: [
      { anchor: 'breakfast', title: 'الفطور' },
      { anchor: 'grill', title: 'المشاوي' },
    ],
  },
};

export const OtherLanguage: Story = {
  name: 'Of a menu in another language than its name',
  tags: ['no-picture'], // It looks as any other.
  decorators: [rightToLeft],
  args: {
    words: { spoken: { lang: 'en', dir: 'ltr' }, written: { lang: 'ar' } },
    sections: [{ anchor: 'breakfast', title: 'الفطور' }],
  },
  play: async ({ canvas, step }) => {
    await step('Its name is read in English, and its sections in theirs', async () => {
      const bar = canvas.getByRole('navigation', { name: 'Sections of the menu' });
      await expect(bar).toHaveAttribute('lang', 'en');
      await expect(canvas.getByText('الفطور').closest('[lang]')).toHaveAttribute('lang', 'ar');
    });
    await step('It runs as its page does', async () => {
      await expect(getComputedStyle(canvas.getByRole('navigation')).direction).toBe('rtl');
    });
  },
};
