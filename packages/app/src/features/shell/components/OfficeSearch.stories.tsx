import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  listOf,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
} from '#shared/testing/index.ts';

const page = within(document.body);

const meta = {
  title: 'App/Shell/Search',
  component: StoryApp,
  args: { path: '/no-such-page' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await step('Ctrl K opens it from anywhere, and the focus is in the search', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const search = await page.findByRole(
        'searchbox',
        { name: 'Search dishes, people, pages and actions' },
        patience,
      );
      await waitFor(() => expect(search).toHaveFocus());
      const deed = await page.findByRole('menuitem', { name: 'Add item' });
      await waitFor(() => expect(deed).toBeVisible());
    });
  },
};

export const DishFound: Story = {
  name: 'A dish is found by its name',
  parameters: {
    msw: [
      http.get('*/api/online-menu/items', () =>
        HttpResponse.json({
          data: {
            items: [
              { id: '019a0000-0000-7000-8000-000000000001', name: 'Sea bass with fennel', categories: [] },
            ],
            page: { total: 1, nextCursor: null, previousCursor: null, firstRow: 1 },
          },
        }),
      ),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Search or go to…' }));
    const search = await page.findByRole(
      'searchbox',
      { name: 'Search dishes, people, pages and actions' },
      patience,
    );
    await step('Its form is one Enter away', async () => {
      await userEvent.type(search, 'sea b');
      await page.findByRole('menuitem', { name: /^Sea bass with fennel/ }, patience);
    });
  },
};

const priya = {
  id: '0198a000-0000-7000-8000-0000000000e1',
  name: 'Priya',
  lastName: 'Nair',
  position: 'Restaurant manager',
};

export const PersonFound: Story = {
  name: 'A person is found by their name',
  parameters: {
    msw: [
      http.get('*/api/online-menu/items', () => HttpResponse.json({ data: listOf([]) })),
      http.get('*/api/human-resources/staff', () => HttpResponse.json({ data: listOf([priya]) })),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = await page.findByRole(
      'searchbox',
      { name: 'Search dishes, people, pages and actions' },
      patience,
    );
    await step('with what they do here', async () => {
      await userEvent.type(search, 'priya');
      const found = await page.findByRole('menuitem', { name: /^Priya Nair/ }, patience);
      await expect(found).toHaveTextContent('Restaurant manager');
    });
  },
};

export const Deeds: Story = {
  name: 'Whatever can be added',
  tags: ['no-picture'], // A list of words.
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = await page.findByRole(
      'searchbox',
      { name: 'Search dishes, people, pages and actions' },
      patience,
    );
    await step('people, printers, sections, discounts and screens among it', async () => {
      await userEvent.type(search, 'Add');
      for (const name of ['person', 'printer', 'table section', 'discount', 'screen'])
        await page.findByRole('menuitem', { name: `Add ${name}` }, patience);
    });
  },
};

export const NotTheirs: Story = {
  name: 'What a waiter may not do is not there',
  tags: ['no-picture'], // A list of words.
  parameters: { msw: [signedInAs(waiter), ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await userEvent.keyboard('{Control>}k{/Control}');
    await step('They can go to what is theirs, and add nothing', async () => {
      await page.findByRole('menuitem', { name: /^Sold out/ }, patience);
      await expect(page.queryByRole('menuitem', { name: /^Add / })).toBeNull();
      await expect(page.queryByRole('menuitem', { name: /^Printer/ })).toBeNull();
    });
  },
};

export const Keys: Story = {
  name: 'Keyboard shortcuts',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await userEvent.keyboard('?');
    const sheet = await page.findByRole('dialog', { name: 'Keyboard shortcuts' }, patience);
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
