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
          'A picture in the smallest format there is, on its dominant colour, at a size known before it arrives. Give `sizes` as it is drawn, and `first` to one picture a page at most. Not for logos of the back office.',
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
  args: {
    picture: { ...picture, sources: [{ url: transparent, format: 'webp', width: 500, height: 267 }] },
    priority: 'first',
  },
};

export const SmallNotArrived: Story = {
  name: 'Before a small one arrives',
  args: { picture: { ...picture, sources: [{ url: transparent, format: 'webp', width: 500, height: 267 }] } },
};

/** What the server would have made; each variant is the same drawing here. */
const variant = (format: 'avif' | 'webp' | 'jpeg', width: number) => ({
  url: `${transparent}#${width}.${format}`,
  format,
  width,
  height: width / 2,
});

export const OneAddress: Story = {
  name: 'AVIF alone, once it is there',
  // Colours without a picture, as before it arrives.
  tags: ['no-picture'],
  render: (args) => (
    <Stack gap={4}>
      <DishPicture
        {...args}
        picture={{
          ...picture,
          altText: 'All formats',
          sources: [384, 800].flatMap((width) => [
            variant('avif', width),
            variant('webp', width),
            variant('jpeg', width),
          ]),
        }}
      />
      <DishPicture
        {...args}
        picture={{
          ...picture,
          altText: 'Just uploaded',
          sources: [variant('webp', 384), variant('jpeg', 384)],
        }}
      />
      <DishPicture
        {...args}
        largest={800}
        picture={{ ...picture, altText: 'Two widths', sources: [variant('avif', 384), variant('avif', 800)] }}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = (name: string) => canvas.getByRole('img', { name });
    await expect(image('All formats')).toHaveAttribute('src', variant('avif', 384).url);
    await expect(image('All formats')).not.toHaveAttribute('srcset');
    await expect(image('Just uploaded')).toHaveAttribute('src', variant('jpeg', 384).url);
    await expect(image('Two widths')).toHaveAttribute('src', variant('avif', 800).url);
    await expect(image('Two widths').getAttribute('srcset')).toMatch(/#384\.avif 384w,.*#800\.avif 800w$/u);
    await expect(image('Two widths')).toHaveAttribute('sizes', '320px');
    await expect(canvasElement.querySelector('source')).toBeNull();
  },
};
