import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { MenuSwitch } from './MenuSwitch.tsx';
import { Bar } from '../CategoryBar/CategoryBar.styles.ts';

const inBar: Decorator = (Story) => (
  <Bar>
    <Story />
  </Bar>
);

const meta = {
  title: 'Guest menu/MenuSwitch',
  component: MenuSwitch,
  decorators: [inBar, onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Which menu this is, at the start of the bar. It opens without JavaScript: what the menu holds, and the others with when they are on. Where nothing is shown yet, use `MenuChooser`.',
      },
    },
  },
  args: {
    label: 'Menus',
    words: {},
    name: 'All day',
    description: 'Everything our kitchen and bar make.',
    menus: [
      { href: '#evening', name: 'Evening', description: '', note: 'from 18:00' },
      { href: '#brunch', name: 'Sunday brunch', description: '', note: 'from Sunday 10:00' },
    ],
  },
} satisfies Meta<typeof MenuSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    const summary = canvas.getByText('All day').closest('summary');
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('Evening')).not.toBeVisible();
  },
};

export const Opened: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All day'));
    const link = await canvas.findByRole('link', { name: 'Evening from 18:00' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('All day').closest('summary')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'القوائم',
    name: 'طوال اليوم',
    description: 'كل ما يقدمه مطبخنا.',
    menus: [{ href: '#evening', name: 'قائمة المساء', description: '', note: 'من الساعة 18:00' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('طوال اليوم'));
  },
};

export const OtherLanguage: Story = {
  name: 'Of menus in another language than its name',
  tags: ['no-picture'], // It looks as any other.
  args: { words: { spoken: { lang: 'en', dir: 'ltr' }, written: { lang: 'de' } } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Sunday brunch');
    await expect(name.closest('[lang]')).toHaveAttribute('lang', 'de');
    await expect(name.closest('nav')).toHaveAttribute('lang', 'en');
  },
};
