import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { GuestFooter } from '../GuestFooter/index.ts';
import { guestIcons, type GuestIconName } from '../GuestIcon/index.ts';
import { GuestPage } from '../GuestPage/index.ts';
import type { LookName } from '../looks/index.ts';
import { storyDishWords, storyDishes, storyWords } from '../story-menu.ts';
import { withScript } from '../story-surroundings.tsx';
import { DishPage, type DishPageProps } from './DishPage.tsx';

const icons = Object.keys(guestIcons) as GuestIconName[];

/** The whole page, in a look. */
function inLook(look: LookName) {
  return (args: DishPageProps) => (
    <GuestPage
      look={look}
      words={storyWords}
      icons={icons}
      footer={
        <GuestFooter
          advice="If you have an allergy, tell us before you order."
          signature="Menu by Cardamom"
          words={storyWords}
          link={{ href: '#menu', text: 'The whole menu of Cardamom & Lime' }}
        />
      }
    >
      <DishPage {...args} />
    </GuestPage>
  );
}

const meta = {
  title: 'Guest menu/DishPage',
  component: DishPage,
  beforeEach: withScript,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'A dish by itself, at an address of its own: it opens with the picture from edge to edge, as each look shows it, and says all that is known of the dish, with nothing to open. What the restaurant hides is empty in the data; do not hide it with styles.',
      },
    },
  },
  args: {
    dish: storyDishes.plain,
    words: storyWords,
    dishWords: storyDishWords,
    backHref: '#breakfast',
    place: 'Breakfast · Cardamom & Lime',
    story: 'The tomatoes cook down overnight with cumin and a little chilli; the eggs go in when you order.',
    charges: 'Prices include 10% VAT. A service charge of 5% for the team is added to the bill.',
  },
  render: inLook('LINEN'),
} satisfies Meta<typeof DishPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('All of it is there at once', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
      await expect(canvas.getByText('€11.50')).toBeVisible();
      await expect(canvas.getByText('Sesame')).toBeVisible();
      await expect(canvas.getByText(/^Prices include/)).toBeVisible();
    });
    await step('Its picture comes before all others', async () => {
      const picture = canvas.getByRole('img', { name: storyDishes.plain.picture.altText });
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
    });
    await step('The way back is easy to hit', async () => {
      const link = canvas.getByRole('link', { name: 'Menu' });
      await expect(link).toHaveAttribute('href', '#breakfast');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Counter: Story = { tags: ['responsive'], render: inLook('COUNTER') };

export const Candle: Story = { tags: ['responsive'], render: inLook('CANDLE') };

export const Griddle: Story = { tags: ['responsive'], render: inLook('GRIDDLE') };

export const Sizes: Story = {
  name: 'Several sizes',
  args: { dish: storyDishes.sizes },
  play: async ({ canvas, step }) => {
    await step('Prices end at one edge', async () => {
      const [three, five] = ['€8.90', '€11.90'].map((price) => canvas.getByText(price));
      await expect(three?.getBoundingClientRect().right).toBe(five?.getBoundingClientRect().right);
    });
  },
};

export const SizesInGriddle: Story = {
  name: 'Several sizes, Griddle',
  args: { dish: storyDishes.sizes },
  render: inLook('GRIDDLE'),
};

export const SoldOut: Story = {
  name: 'Sold out',
  args: { dish: storyDishes.soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByText('€5.90')).toBeNull();
  },
};

export const NotDeclared: Story = {
  name: 'Allergens not declared, no picture',
  args: { dish: { ...storyDishes.notDeclared, picture: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergens not declared. Please ask us.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const NoPictureInGriddle: Story = {
  name: 'No picture, Griddle',
  args: { dish: { ...storyDishes.plain, picture: null } },
  render: inLook('GRIDDLE'),
};

export const WithChoices: Story = {
  name: 'With choices, and what not to choose',
  tags: ['responsive'],
  args: {
    dish: { ...storyDishes.choices, warning: 'Do not choose: Peanut satay (peanuts)' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+€1.80')).toBeVisible();
    await expect(canvas.getByText('Do not choose: Peanut satay (peanuts)')).toBeVisible();
  },
};

export const OutsideItsHours: Story = {
  name: 'Outside its hours',
  args: { hours: 'from Friday 18:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from Friday 18:30')).toBeVisible();
  },
};

export const AtATable: Story = {
  name: 'Read at a table',
  tags: ['no-picture'], // One line longer at the end.
  args: { table: { words: 'Your table:', name: 'Window 2' } },
  play: async ({ canvas }) => {
    const place = canvas.getByText(/^Breakfast · Cardamom/);
    await expect(place).toHaveTextContent('Breakfast · Cardamom & Lime · Your table: Window 2');
  },
};

export const NoMoreThanAName: Story = {
  name: 'No more than a name',
  args: {
    dish: {
      ...storyDishes.free,
      description: '',
      sizes: [],
      ingredients: [],
      allergens: null,
      picture: null,
    },
    charges: '',
  },
};

export const LongName: Story = {
  name: 'Long name, narrow phone',
  globals: { viewport: { value: 'phone' } },
  render: inLook('GRIDDLE'),
  args: {
    dish: {
      ...storyDishes.plain,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück with preserved lemon and bitter leaves',
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the menu' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Menu' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    dish: {
      ...storyDishes.plain,
      name: 'شكشوكة',
      description: 'ثلاث بيضات في صلصة الطماطم والفلفل مع خبز دافئ.',
    },
    place: 'الفطور',
  },
};
