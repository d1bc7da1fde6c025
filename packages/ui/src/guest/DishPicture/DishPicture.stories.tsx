import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyDishes } from '../story-menu.ts';
import { onGuestPage } from '../story-surroundings.tsx';
import { DishPicture } from './DishPicture.tsx';

const { picture } = storyDishes.plain;

const transparent = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const meta = {
  title: 'Guest menu/DishPicture',
  component: DishPicture,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'A picture in the formats a phone understands, on its dominant colour, at a size known before it arrives. Give `sizes` as it is drawn, and `first` to one picture a page at most. Not for logos of the back office.',
      },
    },
  },
  args: { picture: picture, sizes: '320px', largest: 700 },
} satisfies Meta<typeof DishPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lazy: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: picture.altText });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', String(picture.width));
  },
};

export const First: Story = {
  name: 'First of the page',
  args: { priority: 'first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('img')).not.toHaveAttribute('loading');
  },
};

export const Early: Story = {
  args: { priority: 'early' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'low');
  },
};

export const NotArrived: Story = {
  name: 'Before it arrives, on its colour',
  args: { picture: { ...picture, sources: [{ url: transparent, format: 'webp', width: 500, height: 267 }] } },
};
