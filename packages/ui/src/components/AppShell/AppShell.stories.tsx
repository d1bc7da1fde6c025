import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppBar } from '../AppBar/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { NavList } from '../NavList/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Text } from '../Text/index.ts';
import { AppShell } from './AppShell.tsx';

const navigation = (
  <NavList
    groups={[
      { id: 'home', items: [{ id: 'home', label: 'Home', icon: 'home', href: '#home' }] },
      {
        id: 'menu',
        label: 'Menu management',
        items: [
          { id: 'categories', label: 'Categories', icon: 'categories', href: '#categories' },
          { id: 'items', label: 'Items', icon: 'items', href: '#items', isCurrent: true },
          { id: 'menus', label: 'Menus', icon: 'menus', href: '#menus' },
        ],
      },
      {
        id: 'digital',
        label: 'Digital menu',
        items: [
          { id: 'screens', label: 'Digital menu', icon: 'screen', href: '#screens' },
          { id: 'qr', label: 'QR menu', icon: 'qrCode', href: '#qr' },
        ],
      },
      {
        id: 'setting',
        label: 'Setting',
        items: [
          { id: 'general', label: 'General', icon: 'settings', href: '#general' },
          { id: 'staff', label: 'Staff management', icon: 'staff', href: '#staff' },
          { id: 'tables', label: 'Tables', icon: 'tables', href: '#tables' },
          { id: 'tax', label: 'Tax', icon: 'tax', href: '#tax' },
        ],
      },
    ]}
  />
);

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  subcomponents: { AppBar, NavList },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    navigation,
    appBar: (
      <AppBar homeHref="#home" restaurant="Cardamom & Lime">
        <IconButton icon="moon" label="Use dark theme" />
        <Avatar name="Mira Lindqvist" />
      </AppBar>
    ),
    children: (
      <>
        <PageHeader
          title="Items"
          count={60}
          description="What guests can order, and what each dish holds."
          actions={
            <Button variant="primary" icon="add">
              Add item
            </Button>
          }
        />
        <Card>
          <Text>Sea bass with fennel</Text>
          <Badge tone="warning" icon="alert">
            Allergens not declared
          </Badge>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, step }) => {
    await step('The skip link is the first stop and leads to the page', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    });
    await step('The current place is marked', async () => {
      await expect(canvas.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const NavigationDrawer: Story = {
  name: 'Narrow, navigation open',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const opener = canvas.queryByRole('button', { name: 'Open navigation' });
    if (!opener) return;
    await step('Following a link closes the drawer', async () => {
      await userEvent.click(opener);
      const drawer = await within(document.body).findByRole('dialog', { name: 'Navigation' });
      await userEvent.click(within(drawer).getByRole('link', { name: 'Categories' }));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    });
  },
};

export const Loading: Story = {
  args: { progress: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};
