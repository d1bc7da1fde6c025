import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishes, storyWords } from '../story-menu.ts';
import { InEachLook, onPageOf } from '../story-surroundings.tsx';
import type { DishView } from '../types.ts';
import { DishRow } from './DishRow.tsx';
import { Rows } from './DishRow.stories.styles.ts';

const featured = (dish: DishView): DishView => ({ ...dish, isFeatured: true });
const withPicture = featured(storyDishes.plain);
const long = featured({
  ...storyDishes.choices,
  name: 'Cheeseburgerfrühstück of the whole house with everything',
});
const arabic = featured({
  ...storyDishes.plain,
  name: 'شكشوكة',
  description: 'ثلاث بيضات في صلصة الطماطم والفلفل مع خبز دافئ.',
  ingredients: [],
});

const meta = {
  title: 'Guest menu/DishRow, featured',
  component: DishRow,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The dish that comes first in its section: the parts of a row, larger, and its picture as the one strong move of the look. Without a picture its name stands alone. One a section, at most.',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: { dish: withPicture, words: storyWords },
  render: (args) => (
    <Rows>
      <DishRow {...args} />
    </Rows>
  ),
} satisfies Meta<typeof DishRow>;

export default meta;

type Story = StoryObj<typeof meta>;

/** However long, the name stays within the row, beside or above its price. */
const staysInRow: NonNullable<Story['play']> = async ({ canvas }) => {
  const { scrollWidth, clientWidth } = canvas.getByRole('heading', { level: 3 });
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

const withoutPicture = featured({ ...storyDishes.plain, picture: null });
const soldOut = featured(storyDishes.soldOut);
const arabicWords = { ...storyWords, featured: 'اختيارنا' };

export const Counter: Story = {
  tags: ['responsive', 'forced-colors'],
  decorators: [onPageOf('COUNTER')],
  args: { isOnFirstScreen: true },
  play: async ({ canvas, step }) => {
    await step('The largest picture of the first screen waits for no other', async () => {
      await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    });
    await step('It says why it is larger, after its name and price', async () => {
      await expect(canvas.getByText('Our pick')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Shakshuka' })).toBeVisible();
      await expect(canvas.getByText('€11.50')).toBeVisible();
    });
    await step('The line of allergens opens the rest, as in every row', async () => {
      await userEvent.click(canvas.getByText('More'));
      await expect(canvas.getByText('540 kcal')).toBeVisible();
    });
  },
};

export const Linen: Story = { tags: ['responsive', 'forced-colors'], decorators: [onPageOf('LINEN')] };

export const Candle: Story = { tags: ['responsive', 'forced-colors'], decorators: [onPageOf('CANDLE')] };

export const Griddle: Story = { tags: ['responsive', 'forced-colors'], decorators: [onPageOf('GRIDDLE')] };

export const CounterWithoutPicture: Story = {
  name: 'Counter without a picture',
  decorators: [onPageOf('COUNTER')],
  args: { dish: withoutPicture },
};

export const CounterSoldOut: Story = {
  name: 'Counter sold out',
  decorators: [onPageOf('COUNTER')],
  args: { dish: soldOut },
};

export const CounterLongName: Story = {
  name: 'Counter with a long name',
  decorators: [onPageOf('COUNTER')],
  args: { dish: long },
  play: staysInRow,
};

export const CounterRightToLeft: Story = {
  name: 'Counter right to left',
  decorators: [rightToLeft, onPageOf('COUNTER')],
  args: { dish: arabic, words: arabicWords },
};

export const LinenWithoutPicture: Story = {
  name: 'Linen without a picture',
  decorators: [onPageOf('LINEN')],
  args: { dish: withoutPicture },
};

export const LinenSoldOut: Story = {
  name: 'Linen sold out',
  decorators: [onPageOf('LINEN')],
  args: { dish: soldOut },
};

export const LinenLongName: Story = {
  name: 'Linen with a long name',
  decorators: [onPageOf('LINEN')],
  args: { dish: long },
  play: staysInRow,
};

export const LinenRightToLeft: Story = {
  name: 'Linen right to left',
  decorators: [rightToLeft, onPageOf('LINEN')],
  args: { dish: arabic, words: arabicWords },
};

export const CandleWithoutPicture: Story = {
  name: 'Candle without a picture',
  decorators: [onPageOf('CANDLE')],
  args: { dish: withoutPicture },
};

export const CandleSoldOut: Story = {
  name: 'Candle sold out',
  decorators: [onPageOf('CANDLE')],
  args: { dish: soldOut },
};

export const CandleLongName: Story = {
  name: 'Candle with a long name',
  decorators: [onPageOf('CANDLE')],
  args: { dish: long },
  play: staysInRow,
};

export const CandleRightToLeft: Story = {
  name: 'Candle right to left',
  decorators: [rightToLeft, onPageOf('CANDLE')],
  args: { dish: arabic, words: arabicWords },
};

export const GriddleWithoutPicture: Story = {
  name: 'Griddle without a picture',
  decorators: [onPageOf('GRIDDLE')],
  args: { dish: withoutPicture },
};

export const GriddleSoldOut: Story = {
  name: 'Griddle sold out',
  decorators: [onPageOf('GRIDDLE')],
  args: { dish: soldOut },
};

export const GriddleLongName: Story = {
  name: 'Griddle with a long name',
  decorators: [onPageOf('GRIDDLE')],
  args: { dish: long },
  play: staysInRow,
};

export const GriddleRightToLeft: Story = {
  name: 'Griddle right to left',
  decorators: [rightToLeft, onPageOf('GRIDDLE')],
  args: { dish: arabic, words: arabicWords },
};

export const OtherDirection: Story = {
  name: 'Written the other way than its page, in each look',
  globals: { viewport: { value: 'lg' } },
  decorators: [rightToLeft],
  render: (args) => (
    <InEachLook>
      <Rows>
        <DishRow {...args} />
        <DishRow {...args} dish={storyDishes.choices} />
      </Rows>
    </InEachLook>
  ),
  play: async ({ canvas, step }) => {
    await step('Names and descriptions stand at the page’s edge and keep their own direction', async () => {
      const texts = [
        ...canvas.getAllByRole('heading', { level: 3 }),
        ...canvas.getAllByText(withPicture.description),
        ...canvas.getAllByText(storyDishes.choices.description),
      ];
      await expect(texts).toHaveLength(16);
      for (const text of texts) {
        await expect(getComputedStyle(text).textAlign).toBe('right');
        await expect(getComputedStyle(text).direction).toBe('ltr');
      }
    });
  },
};
