import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyRestaurant, storyWords } from '../story-menu.ts';
import { onGuestPage, onPageOf } from '../story-surroundings.tsx';
import { RestaurantHeader } from './RestaurantHeader.tsx';

const meta = {
  title: 'Guest menu/RestaurantHeader',
  component: RestaurantHeader,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Who cooks here: the name large, where to find and call them, logo and photo where there are any.',
      },
    },
  },
  args: { restaurant: storyRestaurant, words: storyWords },
} satisfies Meta<typeof RestaurantHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Cardamom &\sLime$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+351210000270');
  },
};

export const NameOnly: Story = {
  name: 'Name only',
  args: { restaurant: { ...storyRestaurant, address: null, phone: null, logo: null, photo: null } },
};

export const WithNote: Story = {
  name: 'With a short line',
  args: { restaurant: { ...storyRestaurant, note: '+ 5% service' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+ 5% service')).toBeVisible();
  },
};

export const OpenAtATable: Story = {
  name: 'Open, at a table',
  tags: ['responsive'],
  args: {
    restaurant: { ...storyRestaurant, hours: 'Open until 23:00', table: { words: 'Table 12', name: '' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open until 23:00')).toBeVisible();
    await expect(canvas.getByText('Table 12')).toBeVisible();
  },
};

export const LongTableName: Story = {
  name: 'A table with a long name, no photo',
  globals: { viewport: { value: 'phone' } },
  args: {
    restaurant: {
      ...storyRestaurant,
      photo: null,
      hours: 'Closed today. Opens Friday 4 December at 17:00',
      table: { words: 'Your table:', name: 'In the garden, below the old lemon tree' },
    },
  },
  play: async ({ canvas, step }) => {
    await step('It is read whole', async () => {
      const { scrollWidth, clientWidth } = canvas.getByText(/^Your table/);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Map/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveFocus();
  },
};

export const LongName: Story = {
  name: 'Long name, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: { restaurant: { ...storyRestaurant, name: 'Gasthaus Donaudampfschifffahrtsgesellschaft' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    restaurant: {
      ...storyRestaurant,
      name: 'هيل وليمون',
      address: { text: 'شارع الحدائق ٢٧', href: '#map' },
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(name).fontFamily).toMatch(/^Amiri/);
  },
};

export const OtherDirection: Story = {
  name: 'A Latin name on a page from right to left, Griddle',
  globals: { viewport: { value: 'phone' } },
  decorators: [rightToLeft, onPageOf('GRIDDLE')],
  play: async ({ canvas, canvasElement, step }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await step('Its slab begins at the page’s edge', async () => {
      const edge = canvasElement.querySelector('header')?.getBoundingClientRect().right ?? NaN;
      await expect(Math.abs(edge - name.getBoundingClientRect().right)).toBeLessThan(1);
    });
    await step('The name keeps its direction', async () => {
      await expect(getComputedStyle(name.firstElementChild ?? name).direction).toBe('ltr');
    });
  },
};

/** A name is in one face from its first letter to its last. */
export const OtherScript: Story = {
  name: 'A name in Cyrillic',
  args: { restaurant: { ...storyRestaurant, name: 'Кафе Lime' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(name).fontFamily).not.toMatch(/Gloock/);
  },
};

export const WithoutItsPhoto: Story = {
  name: 'A look without a photo, Candle',
  tags: ['no-picture'],
  decorators: [onPageOf('CANDLE')],
  play: async ({ canvasElement, step }) => {
    await step('Nobody fetches what is not shown', async () => {
      const photo = canvasElement.querySelector('header img[alt^="A table"]');
      await expect(photo).not.toBeVisible();
      await expect(photo).toHaveAttribute('loading', 'lazy');
    });
  },
};

export const InPreview: Story = {
  name: 'In a preview',
  args: { isPreview: true },
  play: async ({ canvas, step }) => {
    await step('The page around it keeps its only title and its own', async () => {
      await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
      await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    });
  },
};
