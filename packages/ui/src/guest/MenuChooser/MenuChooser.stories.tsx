import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { MenuChooser } from './MenuChooser.tsx';

const meta = {
  title: 'Guest menu/MenuChooser',
  component: MenuChooser,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'The menus a restaurant shows now, where there is more than one. With one menu the guest sees it at once; do not show a list of one.',
      },
    },
  },
  args: {
    label: 'Menus',
    words: {},
    menus: [
      { href: '#breakfast', name: 'Breakfast', description: 'Until noon.' },
      { href: '#all-day', name: 'All day', description: 'Everything our kitchen and bar make.' },
      { href: '#evening', name: 'Evening', description: '' },
    ],
  },
} satisfies Meta<typeof MenuChooser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeMenus: Story = {
  name: 'Three menus',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menus' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Later: Story = {
  name: 'One on, two later',
  tags: ['responsive', 'forced-colors'],
  args: {
    menus: [
      { href: '#breakfast', name: 'Breakfast', description: 'Until noon.' },
      { href: '#evening', name: 'Evening', description: 'Grill and curries.', note: 'from 18:00' },
      { href: '#brunch', name: 'Brunch', description: '', note: 'from Sunday 10:00' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Evening.*from 18:00/ })).toBeVisible();
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /All day/ })).toHaveFocus();
  },
};

export const LongNames: Story = {
  name: 'Long names, narrow phone',
  decorators: [onNarrowPhone],
  args: {
    menus: [
      {
        href: '#captain',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
        description: 'Saturdays and Sundays, until the last guest has had enough.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'القوائم', menus: [{ href: '#all-day', name: 'طوال اليوم', description: 'كل ما نعدّه.' }] },
};

export const OtherLanguage: Story = {
  name: 'Of menus in another language than its name',
  tags: ['no-picture'], // It looks as any other.
  args: { words: { spoken: { lang: 'en', dir: 'ltr' }, written: { lang: 'de' } } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Evening');
    await expect(name.closest('[lang]')).toHaveAttribute('lang', 'de');
    await expect(name.closest('nav')).toHaveAttribute('lang', 'en');
  },
};
