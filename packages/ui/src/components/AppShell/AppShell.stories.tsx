import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ThemeTool } from '../../stories/ThemeTool.tsx';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { layout } from '../../theme/index.ts';
import { AppBar } from '../AppBar/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { NavList } from '../NavList/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { SearchTrigger } from '../SearchTrigger/index.ts';
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
        foldsUnder: 'settings',
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

const phonePlaces = [
  { id: 'home', label: 'Home', icon: 'home', href: '#home' },
  { id: 'menu', label: 'Menu', icon: 'items', href: '#items', isCurrent: true },
  { id: 'sold-out', label: 'Sold out', icon: 'soldOut', href: '#sold-out' },
] as const;

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  subcomponents: { AppBar, NavList },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Stands once around every signed-in page. The navigation is a bar of four places at the foot below `sm`, whose last opens the rest, a rail with words from `sm` and full from `md`, where a person may collapse it: keep that choice with `isCollapsed`. Guest pages, sign-in and screens do not use it.',
      },
    },
  },
  args: {
    onCollapsedChange: fn(),
    navigation,
    phonePlaces,
    appBar: (
      <AppBar
        homeHref="#home"
        restaurant="Cardamom & Lime"
        search={<SearchTrigger label="Search or go to…" shortcut="Ctrl K" />}
      >
        <ThemeTool />
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
  globals: { viewport: { value: 'lg' } },
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('One main, and the current place is marked', async () => {
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
      await expect(canvas.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const SkipLink: Story = {
  name: 'Skip link, by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('The skip link is the first stop and leads to the page', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    });
  },
};

export const Collapsed: Story = {
  globals: { viewport: { value: 'lg' } },
  args: { isCollapsed: true },
  play: async ({ canvas, args, step }) => {
    await step('The way back is named', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
      await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
    });
    await step('The places keep their names', async () => {
      await expect(canvas.getByRole('link', { name: 'Categories' })).toBeVisible();
    });
  },
};

export const CollapsesAndExpands: Story = {
  name: 'Collapses and expands',
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, step }) => {
    const place = () => canvas.getByRole('link', { name: 'Categories' }).getBoundingClientRect().width;
    const before = place();
    await step('Collapsed, the places have their words under their icons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
      await waitFor(() => expect(place()).toBeLessThan(88));
      await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveFocus();
    });
    await step('and one press brings the width back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
      await waitFor(() => expect(place()).toBe(before));
    });
  },
};

export const Rail: Story = {
  name: 'Tablet, as a rail',
  globals: { viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Items' }).getBoundingClientRect().width).toBeLessThan(88);
    await expect(canvas.getByText('Items', { selector: 'a *' })).toBeVisible();
  },
};

export const Folds: Story = {
  name: 'Setting opens and closes',
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, step }) => {
    const fold = canvas.getByRole('button', { name: 'Setting' });
    await step('It is closed while nobody is inside', async () => {
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('link', { name: 'General' })).toBeNull();
    });
    await step('and opens by one press', async () => {
      await userEvent.click(fold);
      await expect(canvas.getByRole('link', { name: 'General' })).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Setting' })).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('The foot holds the places people go to most, as targets of a thumb', async () => {
      const menu = canvas.getByRole('link', { name: 'Menu', current: 'page' });
      await expect(menu.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    });
  },
};

export const ListOnPhone: Story = {
  name: 'Narrow, a list’s title in the bar',
  tags: ['in-dark', 'forced-colors'],
  globals: { viewport: { value: 'phone' } },
  args: {
    appBar: (
      <AppBar
        homeHref="#home"
        restaurant="Cardamom & Lime"
        search={<SearchTrigger label="Search or go to…" shortcut="Ctrl K" />}
      >
        <Avatar name="Mira Lindqvist" />
      </AppBar>
    ),
    children: (
      <>
        <PageHeader
          title="Items"
          count={60}
          isInAppBar
          actions={
            <Button variant="primary" icon="add" aria-label="Add item">
              Add
            </Button>
          }
        />
        <Text>Sea bass with fennel</Text>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const bar = { top: 0, bottom: layout.appBar };
    const title = canvas.getByRole('heading', { level: 1 });
    const add = canvas.getByRole('button', { name: 'Add item' });
    await step('The title and the primary action stand in the bar and stay part of the page', async () => {
      await expect(canvas.getByRole('main')).toContainElement(title);
      for (const part of [title, add]) {
        const { top, bottom, left, width, height } = part.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(bar.top);
        await expect(bottom).toBeLessThanOrEqual(bar.bottom);
        await expect(part.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
      }
    });
    await step('What gave way is out of reach, the tools at the end are not covered', async () => {
      await expect(canvas.queryByRole('link', { name: 'Cardamom, home' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /Search/ })).toBeNull();
      const account = canvas.getByRole('img', { name: 'Mira Lindqvist' });
      await expect(account).toBeVisible();
      await expect(account.getBoundingClientRect().left).toBeGreaterThan(add.getBoundingClientRect().right);
    });
  },
};

export const NavigationDrawer: Story = {
  name: 'Narrow, the rest open',
  args: { phoneNavigation: navigation },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('The drawer holds the places with their words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      const drawer = await within(document.body).findByRole('dialog', { name: 'Navigation' });
      await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Categories' })).toBeVisible());
    });
  },
};

export const DrawerCloses: Story = {
  name: 'Narrow, a followed link closes the drawer',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Navigation' });
    await step('Following a link closes the drawer', async () => {
      await userEvent.click(within(drawer).getByRole('link', { name: 'Categories' }));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    });
  },
};

export const Loading: Story = {
  args: { progress: <ProgressBar isVisible /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { viewport: { value: 'lg' } },
  decorators: [rightToLeft],
};
