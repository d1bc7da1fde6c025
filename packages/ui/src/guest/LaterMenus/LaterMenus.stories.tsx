import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { LaterMenus } from './LaterMenus.tsx';

const meta = {
  title: 'Guest menu/LaterMenus',
  component: LaterMenus,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'The menus that come later, where one menu is on and shown at once: a line each, so that dishes stay on the first screen. Where guests choose among menus, use `MenuChooser` for both.',
      },
    },
  },
  args: {
    label: 'Later',
    menus: [
      { href: '#evening', name: 'Evening', description: '', note: 'from 18:00' },
      { href: '#brunch', name: 'Sunday brunch', description: '', note: 'from Sunday 10:00' },
    ],
  },
} satisfies Meta<typeof LaterMenus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoMenus: Story = {
  name: 'Two menus',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Evening from 18:00' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Sunday brunch/ })).toHaveFocus();
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
        description: '',
        note: 'from Wednesday 23 December 2026, 18:30',
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
  args: {
    label: 'لاحقًا',
    menus: [{ href: '#evening', name: 'قائمة المساء', description: '', note: 'من الساعة 18:00' }],
  },
};
