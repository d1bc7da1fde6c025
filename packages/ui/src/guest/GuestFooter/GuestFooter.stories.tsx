import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyWords } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { GuestFooter } from './GuestFooter.tsx';

const meta = {
  title: 'Guest menu/GuestFooter',
  component: GuestFooter,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'The last words of a guest page: what to do with an allergy, the way to the other menus, who made the page. It holds where the restaurant is; the page’s late script adds the switch between light and dark (`ThemeSwitch`) and the way to share (`ShareMenu`). Do not put opening hours or advertising here.',
      },
    },
  },
  args: {
    advice:
      'If you have an allergy, tell us before you order: “not declared” means we have not stated them yet.',
    signature: 'Menu by Cardamom',
    words: storyWords,
  },
} satisfies Meta<typeof GuestFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAdvice: Story = {
  name: 'With advice',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tell us before you order/)).toBeVisible();
  },
};

export const WithCharges: Story = {
  name: 'With what prices include',
  args: { charges: 'Prices include 10% VAT. A service charge of 5% for the team is added to the bill.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prices include 10% VAT\./)).toBeVisible();
  },
};

export const WithLink: Story = {
  name: 'With the way back',
  args: { link: { href: '#menus', text: 'All menus' } },
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All menus' })).toHaveFocus();
  },
};

export const WithAddress: Story = {
  name: 'With the address',
  args: { address: 'Rua das Hortas 27, 1200-270 Lisboa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rua das Hortas/)).toBeVisible();
  },
};

export const SignatureOnly: Story = { name: 'Signature only', args: { advice: null } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { advice: 'إن كانت لديك حساسية فأخبرنا قبل الطلب.', signature: 'القائمة من Cardamom' },
};
