import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneFrame } from '../../components/PhoneFrame/index.ts';
import { GuestFooter } from '../GuestFooter/index.ts';
import { guestIcons, type GuestIconName } from '../GuestIcon/index.ts';
import { GuestNotice } from '../GuestNotice/index.ts';
import { MenuChooser } from '../MenuChooser/index.ts';
import { MenuSwitch } from '../MenuSwitch/index.ts';
import { RestaurantHeader } from '../RestaurantHeader/index.ts';
import { storyDishes, storyRestaurant, storySections, storyWords } from '../story-menu.ts';
import type { DishSectionView } from '../types.ts';
import { GuestPage } from './GuestPage.tsx';
import { MenuContent } from './MenuContent.tsx';

const icons = Object.keys(guestIcons) as GuestIconName[];

function menu(sections: readonly DishSectionView[], name = 'All day') {
  return (
    <MenuContent
      name={name}
      description="Everything our kitchen and bar make."
      sections={sections}
      words={storyWords}
      emptyNotice={
        <GuestNotice title="Nothing is on this menu yet" words={storyWords}>
          <p>Please ask us what we are serving today.</p>
        </GuestNotice>
      }
    />
  );
}

function only(...dishes: DishSectionView['dishes'][number][]): DishSectionView[] {
  return [{ anchor: 'desserts', title: 'Desserts', description: '', dishes }];
}

const withoutPictures = storySections.map(({ anchor, title, description, dishes }) => ({
  anchor,
  title,
  description,
  dishes: dishes.map((dish) => Object.assign({}, dish, { picture: null })),
}));

const meta = {
  title: 'Guest menu/Page',
  component: GuestPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'The frame of every guest page, rendered on the server and readable without JavaScript: skip link, restaurant, menu, footer, and the drawings they share. It wears one of four looks (`look`) in one colour of the restaurant (`accent`); the markup is the same in all of them.',
      },
    },
  },
  args: {
    words: storyWords,
    icons,
    header: <RestaurantHeader restaurant={storyRestaurant} words={storyWords} />,
    footer: (
      <GuestFooter
        advice="If you have an allergy, tell us before you order: “not declared” means we have not stated them yet."
        signature="Menu by Cardamom"
        words={storyWords}
      />
    ),
    children: menu(storySections),
  },
} satisfies Meta<typeof GuestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a guest sees after scanning the code. */
export const Success: Story = {
  tags: ['responsive', 'forced-colors'],
  args: { look: 'LINEN' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const bar = within(page.getByRole('navigation', { name: 'Sections of the menu' }));
    const link = bar.getByRole('link', { name: 'From the grill' });
    const target = page.getByRole('region', { name: 'From the grill' });
    await expect(link).toHaveAttribute('href', `#${target.id}`);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Counter: Story = { tags: ['responsive'], args: { look: 'COUNTER', accent: '#f2745f' } };

export const Candle: Story = { tags: ['responsive'], args: { look: 'CANDLE' } };

export const Griddle: Story = { tags: ['responsive'], args: { look: 'GRIDDLE' } };

export const WithMenuSwitch: Story = {
  name: 'With a choice of menus',
  args: {
    children: (
      <MenuContent
        name="All day"
        description="Everything our kitchen and bar make."
        sections={storySections}
        words={storyWords}
        emptyNotice={null}
        menuSwitch={
          <MenuSwitch
            label="Menus"
            words={storyWords}
            name="All day"
            description="Everything our kitchen and bar make."
            menus={[{ href: '#evening', name: 'Evening', description: '', note: 'from 18:00' }]}
          />
        }
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await step('The menu is a title, and said once to see', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'All day' })).toBeInTheDocument();
      await expect(canvas.queryByText('Everything our kitchen and bar make.')).not.toBeVisible();
    });
  },
};

export const EmptyMenu: Story = {
  name: 'Empty menu',
  args: { children: menu([]) },
};

export const SoldOut: Story = {
  name: 'Sold out',
  args: { children: menu(only(storyDishes.soldOut, storyDishes.plain)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sold out')).toBeVisible();
  },
};

export const OutsideItsHours: Story = {
  name: 'Outside its hours',
  tags: ['responsive', 'forced-colors'],
  args: {
    children: (
      <MenuContent
        name="Evening"
        description="Grill and curries."
        sections={storySections.slice(0, 2)}
        words={storyWords}
        hours="from Friday 18:30"
        emptyNotice={null}
      />
    ),
  },
  play: async ({ canvasElement, step }) => {
    await step('The menu and each of its sections say from when', async () => {
      await expect(within(canvasElement).getAllByText('from Friday 18:30')).toHaveLength(3);
    });
  },
};

export const NotDeclaredAllergens: Story = {
  name: 'Allergens not declared',
  args: { children: menu(only(storyDishes.notDeclared, storyDishes.free)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Allergens not declared. Please ask us.')).toBeVisible();
    await expect(within(canvasElement).getByText('None of the listed allergens')).toBeVisible();
  },
};

const long =
  'Slow-roast shoulder of Alentejo lamb with preserved lemon, cardamom rice and a salad of bitter leaves';

export const LongNames: Story = {
  name: 'Long names',
  args: {
    children: menu(
      only(
        { ...storyDishes.plain, name: long },
        {
          ...storyDishes.sizes,
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
          description: long,
        },
      ),
      long,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    header: <RestaurantHeader restaurant={{ ...storyRestaurant, name: 'هيل وليمون' }} words={storyWords} />,
    children: menu([
      {
        anchor: 'section-1',
        title: 'الفطور',
        description: 'حتى الظهر',
        dishes: [
          {
            ...storyDishes.plain,
            name: 'شكشوكة',
            description: 'ثلاث بيضات في صلصة الطماطم والفلفل مع خبز دافئ.',
          },
          { ...storyDishes.sizes, name: 'فطائر الهيل', description: 'مع الزبدة والتوت والعسل.' },
        ],
      },
    ]),
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const NoPictures: Story = {
  name: 'No pictures',
  args: {
    header: (
      <RestaurantHeader restaurant={{ ...storyRestaurant, logo: null, photo: null }} words={storyWords} />
    ),
    children: menu(withoutPictures),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const SeveralMenus: Story = {
  name: 'Several menus',
  args: {
    children: (
      <MenuChooser
        label="Menus"
        words={storyWords}
        menus={[
          { href: '#breakfast', name: 'Breakfast', description: 'Until noon.' },
          { href: '#all-day', name: 'All day', description: 'Everything our kitchen and bar make.' },
          { href: '#evening', name: 'Evening', description: '' },
        ]}
      />
    ),
  },
};

export const NotFound: Story = {
  name: 'Not found',
  args: {
    header: undefined,
    children: (
      <GuestNotice title="This menu is not here" level={1} words={storyWords}>
        <p>The address may have been mistyped. Scan the code on the table again, or ask the staff.</p>
      </GuestNotice>
    ),
  },
};

export const InPreview: Story = {
  name: 'In a preview',
  args: { isPreview: true },
  render: (args) => (
    <PhoneFrame label="Preview of the QR menu">
      <GuestPage {...args} />
    </PhoneFrame>
  ),
  play: async ({ canvas, step }) => {
    await step('It is as narrow as the phone, whatever the window', async () => {
      const phone = canvas.getByRole('region', { name: 'Preview of the QR menu' });
      await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
      const section = within(phone).getByRole('region', { name: 'Breakfast' });
      const title = within(section).getByRole('heading', { level: 2 }).getBoundingClientRect();
      const dish = within(section).getByRole('heading', { name: 'Shakshuka' }).getBoundingClientRect();
      await expect(dish.top).toBeGreaterThan(title.bottom);
    });
    await step('The page around it keeps its only main part', async () => {
      await expect(canvas.queryByRole('main')).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Skip to the menu' })).toBeNull();
    });
  },
};

export const SkipLink: Story = {
  name: 'Skip link, by keyboard',
  tags: ['keyboard', 'first-window'],
  play: async ({ canvas, step }) => {
    await step('The first Tab offers the way past the header', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: 'Skip to the menu' });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', '#menu');
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
};
