import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { NavList } from './NavList.tsx';
import { Beside } from './NavList.stories.styles.ts';

const meta = {
  title: 'Layout/NavList',
  component: NavList,
  parameters: {
    docs: {
      description: {
        component:
          'The main navigation inside an `AppShell`, which turns it into a rail or moves it into a drawer by itself. Each place has an icon and a word. Do not list what a person may not enter, and do not use it for the parts of one page: those are `Tabs` or a section list.',
      },
    },
  },
  args: {
    groups: [
      {
        id: 'home',
        items: [
          { id: 'home', label: 'Home', icon: 'home', href: '#home' },
          { id: 'sold-out', label: 'Sold out', icon: 'soldOut', href: '#sold-out', count: 3 },
        ],
      },
      {
        id: 'menu',
        label: 'Menu management',
        items: [
          { id: 'categories', label: 'Categories', icon: 'categories', href: '#categories' },
          { id: 'items', label: 'Items', icon: 'items', href: '#items' },
        ],
      },
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
  render: (args) => (
    <Beside $isRail={args.isRail ?? false}>
      <NavList {...args} />
    </Beside>
  ),
} satisfies Meta<typeof NavList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithCurrentPlace: Story = {
  name: 'With the current place',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Digital menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('QR menu');
  },
};

export const Rail: Story = {
  name: 'As a rail',
  args: { isRail: true },
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QR menu' }).getBoundingClientRect().width).toBeLessThan(
      88,
    );
    await expect(canvas.getByRole('heading', { name: 'Digital menu' })).toBeInTheDocument();
  },
};

export const RailByKeyboard: Story = {
  name: 'As a rail, by keyboard',
  args: { isRail: true },
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab walks the places', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Sold out/ })).toHaveFocus();
    });
  },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    groups: [
      {
        id: 'settings',
        label: 'Einstellungen des Restaurants',
        items: [
          {
            id: 'fee',
            label: 'Bedienungszuschläge und Trinkgeldregelungen',
            icon: 'serviceCharge',
            href: '#fee',
            isCurrent: true,
          },
          { id: 'tax', label: 'Mehrwertsteuer', icon: 'tax', href: '#tax' },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'الرئيسية',
    groups: [
      {
        id: 'menu',
        label: 'إدارة القائمة',
        items: [
          { id: 'categories', label: 'الفئات', icon: 'categories', href: '#categories' },
          { id: 'items', label: 'الأطباق', icon: 'items', href: '#items', isCurrent: true },
        ],
      },
    ],
  },
};
