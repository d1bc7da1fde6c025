import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { exampleKitchen } from '../testing/example-kitchen.ts';

const path = '/menu-management/sold-out?by=ingredient';

const kitchen = exampleKitchen();

const meta = {
  title: 'App/Sold out by ingredient',
  component: StoryApp,
  args: { path },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...screenParameters, msw: [...kitchen.handlers, ...usual] },
  beforeEach: () => {
    localStorage.removeItem('cardamom.sold-out-until');
    kitchen.reopen();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Each ingredient says how many dishes it is in', async () => {
      await canvas.findByText('In 3 dishes', {}, patience);
      await expect(canvas.getByText('In 1 dish · 1 not available now')).toBeVisible();
    });
    await step('Search leads to the one that is out', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ingredients' }), 'avo');
      await waitFor(() => expect(canvas.queryByText('Kale')).toBeNull(), patience);
      await expect(canvas.getByRole('link', { name: /^See dishes with Avocado/ })).toBeVisible();
    });
  },
};

export const WhatItTouches: Story = {
  name: 'What it touches',
  args: { path: `${path}&ingredient=Avocado` },
  play: async ({ canvas, step }) => {
    await step('All are chosen; what can still be made is taken out', async () => {
      await canvas.findByRole('button', { name: 'Mark 3 sold out' }, patience);
      await userEvent.click(canvas.getByRole('checkbox', { name: /Winter salad/ }));
      await expect(canvas.getByRole('button', { name: 'Mark 2 sold out' })).toBeVisible();
    });
  },
};

export const ThereAndBack: Story = {
  name: 'There and back by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const title = await canvas.findByRole('heading', { level: 1 }, patience);
    for (const name of [/^See dishes with Avocado/, 'All ingredients']) {
      await step(`“${name}” goes, and the focus goes to the title of the page`, async () => {
        const link = await canvas.findByRole('link', { name }, patience);
        link.focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(link).not.toBeInTheDocument(), patience);
        await waitFor(() => expect(title).toHaveFocus(), patience);
      });
    }
  },
};

export const Applied: Story = {
  args: { path: `${path}&ingredient=Avocado` },
  play: async ({ canvas, step }) => {
    await step('One press marks them together', async () => {
      await press(canvas, 'Mark 3 sold out');
      await canvas.findByRole('button', { name: 'Bring 3 back' }, patience);
      await screen.findByText('3 dishes marked sold out. Live on 1 menu.', {}, patience);
    });
  },
};

export const WithoutItsPlace: Story = {
  name: 'Applied, not known where',
  tags: ['no-picture'],
  args: { path: `${path}&ingredient=Avocado` },
  parameters: { msw: [fails('listMenusOfItems', 'CM_UNAVAILABLE'), ...kitchen.handlers, ...usual] },
  play: async ({ canvas, step }) => {
    await step('It is said without where it is live', async () => {
      await press(canvas, 'Mark 3 sold out');
      await screen.findByText('3 dishes marked sold out.', {}, patience);
    });
  },
};

export const Undone: Story = {
  tags: ['keyboard'],
  args: { path: `${path}&ingredient=Avocado` },
  play: async ({ canvas, step }) => {
    await step('Undo stays beside what was applied when its message has gone', async () => {
      (await canvas.findByRole('button', { name: 'Mark 3 sold out' }, patience)).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('3 dishes marked sold out. Live on 1 menu.', {}, patience);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      (await canvas.findByRole('button', { name: 'Undo' }, patience)).focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('It puts back exactly what was there', async () => {
      await canvas.findByRole('button', { name: 'Mark 3 sold out' }, patience);
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull(), patience);
      await screen.findByText('Undone.', {}, patience);
    });
  },
};

export const TouchesNothing: Story = {
  name: 'Touches nothing',
  args: { path: `${path}&ingredient=Saffron` },
  play: async ({ canvas }) => {
    await canvas.findByText('No dish on the menu contains Saffron.', {}, patience);
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await canvas.findByText('Kale', {}, patience);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ingredients' }), 'saffron');
    await canvas.findByText('No ingredient matches', {}, patience);
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('listIngredients', listOf([])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No ingredients yet', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listIngredients'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Search ingredients' }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('listIngredients', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The ingredients could not be loaded', {}, patience);
  },
};
