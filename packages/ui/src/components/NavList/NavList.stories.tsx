import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavList } from './NavList.tsx';

const meta = {
  title: 'Layout/NavList',
  component: NavList,
  args: {
    groups: [
      { id: 'home', items: [{ id: 'home', label: 'Home', icon: 'home', href: '#home' }] },
      {
        id: 'digital',
        label: 'Digital menu',
        items: [
          { id: 'screens', label: 'Digital menu', icon: 'screen', href: '#screens' },
          { id: 'qr', label: 'QR menu', icon: 'qrCode', href: '#qr', isCurrent: true },
        ],
      },
    ],
  },
} satisfies Meta<typeof NavList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithCurrentPlace: Story = {
  name: 'With the current place',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Digital menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('QR menu');
  },
};
