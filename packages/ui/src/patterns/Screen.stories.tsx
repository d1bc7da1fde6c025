import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import steak from '../guest/story-pictures/steak.webp?url';
import { pageParameters } from './office.tsx';
import { RestaurantScreen } from './RestaurantScreen.tsx';

const meta = {
  title: 'Patterns/Screen',
  component: RestaurantScreen,
  parameters: pageParameters(
    'A whole screen in the restaurant, full of one dish at a time, to be read from across the room.\n\n- Stay up: with no network the last good menu is shown, and a quiet word says so.\n- Don’t scroll, don’t ask for anything, and don’t move what nobody caused, but for the change of dishes.',
  ),
  args: {
    dish: {
      section: 'From the grill',
      name: 'Sirloin, dry-aged',
      price: '€28.50',
      description: 'Over vine wood, with salt from Aveiro and a bitter-leaf salad.',
      picture: { url: steak, altText: 'Sliced steak on a board' },
    },
    place: 4,
    count: 12,
  },
} satisfies Meta<typeof RestaurantScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dish: Story = {
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Nothing has to be scrolled', async () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
      await expect(canvas.getByRole('heading', { name: 'Sirloin, dry-aged' })).toBeVisible();
    });
  },
};

export const SoldOut: Story = { name: 'Sold out', args: { isSoldOut: true } };

export const Offline: Story = { args: { offlineSince: '11:42' } };

export const NothingToShow: Story = {
  name: 'Empty',
  args: { dish: null, place: 0, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cardamom & Lime' })).toBeVisible();
  },
};
