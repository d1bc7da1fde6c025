import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishes, storyWords } from '../story-menu.ts';
import { onGuestPage, onPageOf } from '../story-surroundings.tsx';
import { DishRow } from './DishRow.tsx';
import { Rows } from './DishRow.stories.styles.ts';

const meta = {
  title: 'Guest menu/DishRow',
  component: DishRow,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'One dish of the guest menu: name and price on one line, sizes, what it is made of, allergens in words, picture at the end. What the restaurant hides is empty in the data; do not hide it with styles.',
      },
    },
  },
  args: { dish: storyDishes.plain, words: storyWords },
  render: (args) => (
    <Rows>
      <DishRow {...args} />
    </Rows>
  ),
} satisfies Meta<typeof DishRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['responsive', 'forced-colors'],
  args: { isOnFirstScreen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).not.toHaveAttribute('loading');
    await expect(canvas.getByRole('heading', { name: 'Shakshuka' })).toBeVisible();
    await expect(canvas.getByText('€11.50')).toBeVisible();
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByText('540 kcal')).toBeVisible();
  },
};

export const HiddenPicture: Story = {
  name: 'Its picture comes with the rest of it, Candle',
  tags: ['no-picture'],
  decorators: [onPageOf('CANDLE')],
  args: { isOnFirstScreen: true },
  play: async ({ canvas, step }) => {
    const picture = canvas.getByRole('img', { hidden: true });
    await step('Nobody fetches what is not shown', async () => {
      await expect(picture).not.toBeVisible();
      await expect(picture).toHaveAttribute('loading', 'lazy');
    });
    await step('Opened, the dish shows it', async () => {
      await userEvent.click(canvas.getByText('More'));
      await expect(picture).toBeVisible();
    });
  },
};

/** What a press near the top of an element reaches. */
function at(element: Element): Element | null {
  const { left, top, width } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + 10);
}

export const Linked: Story = {
  name: 'With a page of its own',
  tags: ['keyboard'],
  args: { dish: { ...storyDishes.plain, href: '#dish' } },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Shakshuka' });
    await step('The whole dish leads there, wherever it is pressed', async () => {
      await expect(at(canvas.getByText(/^Three eggs/))).toBe(link);
      await expect(at(canvas.getByRole('img'))).toBe(link);
    });
    await step('What opens still opens', async () => {
      await expect(at(canvas.getByText('More'))).toBe(canvas.getByText('More'));
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(document.activeElement?.tagName).toBe('SUMMARY');
    });
  },
};

export const Sizes: Story = {
  name: 'Several sizes',
  args: { dish: storyDishes.sizes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€8.90')).toBeVisible();
    await expect(canvas.getByText('€11.90')).toBeVisible();
  },
};

export const SoldOut: Story = {
  name: 'Sold out',
  args: { dish: storyDishes.soldOut },
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};

export const NotDeclared: Story = { name: 'Allergens not declared', args: { dish: storyDishes.notDeclared } };

export const WithChoices: Story = {
  name: 'With choices',
  tags: ['keyboard', 'responsive'],
  args: { dish: storyDishes.choices },
  play: async ({ canvas, step }) => {
    await step('What only an option brings stands apart from what is in the dish', async () => {
      await expect(canvas.getByText('eggs, peanuts, soy with some options')).toBeVisible();
      await expect(canvas.getByText(storyWords.optionsNotDeclared)).toBeVisible();
    });
    await step('Tab reaches what opens', async () => {
      await userEvent.tab();
      await expect(document.activeElement?.tagName).toBe('SUMMARY');
    });
    await step('What opens holds the choices, with their prices', async () => {
      await userEvent.click(canvas.getByText('More'));
      await expect(canvas.getByText('+€1.80')).toBeVisible();
    });
  },
};

export const WithWarning: Story = {
  name: 'With a warning',
  args: { dish: { ...storyDishes.plain, warning: 'Do not choose: Walnut dressing (tree nuts)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Do not choose: Walnut dressing/)).toBeVisible();
  },
};

export const NameOnly: Story = {
  name: 'Name only',
  args: {
    dish: {
      ...storyDishes.plain,
      description: '',
      sizes: [],
      ingredients: [],
      allergens: null,
      marks: [],
      calories: null,
      picture: null,
    },
  },
};

export const LongName: Story = {
  name: 'Long name, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: { dish: { ...storyDishes.plain, name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
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
      ingredients: [],
    },
  },
};

export const OtherDirection: Story = {
  name: 'Written the other way than its page',
  decorators: [rightToLeft],
  play: async ({ canvas, step }) => {
    await step('Name and description stand at the page’s edge and keep their own direction', async () => {
      for (const text of [canvas.getByRole('heading'), canvas.getByText(storyDishes.plain.description)]) {
        await expect(getComputedStyle(text).textAlign).toBe('right');
        await expect(getComputedStyle(text).direction).toBe('ltr');
      }
    });
  },
};
