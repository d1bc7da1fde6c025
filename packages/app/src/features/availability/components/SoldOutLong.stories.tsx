import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AvailabilityEntry } from '@cardamom/api-types';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  listOf,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import { exampleKitchen } from '../testing/example-kitchen.ts';
import { forgetPresses } from '../testing/kept-presses.ts';

const categories = ['Breakfast', 'Soups', 'Pasta', 'Pizza', 'Fish', 'Meat', 'Sweet', 'Wine'];

/** Thirty dishes of each category. */
const entries = categories.flatMap((category, place) =>
  Array.from({ length: 30 }, (_, index): AvailabilityEntry => ({
    entity: 'ITEM',
    id: `0198a000-0000-7000-8000-00000001${place}${String(index).padStart(3, '0')}`,
    name: `${category} of the house, number ${index + 1}`,
    belongsTo: [category],
    availability: { state: 'AVAILABLE', until: null },
    lastChange: null,
  })),
);

const kitchen = exampleKitchen(entries);

const meta = {
  title: 'App/Sold out/Long menu',
  component: StoryApp,
  args: { path: '/menu-management/sold-out' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...screenParameters,
    msw: [signedInAs(waiter), ...kitchen.handlers, answers('listCategories', listOf([])), ...usual],
  },
  beforeEach: async () => {
    kitchen.reopen();
    await forgetPresses();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ManyDishes: Story = {
  name: 'Two hundred and forty dishes',
  tags: ['in-dark'],
  play: async ({ canvas, canvasElement, step }) => {
    const last = await canvas.findByRole('region', { name: 'Wine' }, patience);
    await step('What is far away has its heading, and no rows yet', async () => {
      await expect(within(last).getByRole('heading', { name: 'Wine' })).toBeInTheDocument();
      await expect(within(last).queryAllByRole('button')).toHaveLength(0);
    });
    await step('It has them once somebody comes near, and they can be marked', async () => {
      last.scrollIntoView();
      const row = await within(last).findByRole('button', { name: /number 30$/ }, patience);
      await userEvent.click(row);
      await waitFor(() => expect(row).toHaveAccessibleName(/^Bring back:/), patience);
    });
    await step('Its place in the navigation counts it', async () => {
      const place = canvasElement.querySelector('nav a[href="/menu-management/sold-out"]');
      await waitFor(() => expect(place).toHaveTextContent('Sold out1'), patience);
    });
    scrollTo(0, 0);
  },
};
