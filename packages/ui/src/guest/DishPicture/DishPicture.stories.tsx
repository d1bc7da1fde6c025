import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
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

export const WhenItIsFetched: Story = {
  name: 'First, early and lazy',
  tags: ['responsive', 'forced-colors'],
  render: (args) => (
    <Stack gap={4}>
      <DishPicture {...args} priority="first" />
      <DishPicture {...args} priority="early" />
      <DishPicture {...args} />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const [first, early, lazy] = canvas.getAllByRole('img', { name: picture.altText });
    await step('The first of the page comes before all', async () => {
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      await expect(first).not.toHaveAttribute('loading');
    });
    await step('An early one comes at once, behind it', async () => {
      await expect(early).toHaveAttribute('fetchpriority', 'low');
    });
    await step('The others come when they are wanted, into a place kept for them', async () => {
      await expect(lazy).toHaveAttribute('loading', 'lazy');
      await expect(lazy).toHaveAttribute('width', String(picture.width));
    });
  },
};

export const NotArrived: Story = {
  name: 'Before it arrives, on its colour',
  args: { picture: { ...picture, sources: [{ url: transparent, format: 'webp', width: 500, height: 267 }] } },
};
