import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { patience, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';

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
        { name: 'Search dishes, pages and actions' },
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
    const search = await page.findByRole('searchbox', { name: 'Search dishes, pages and actions' }, patience);
    await step('Its form is one Enter away', async () => {
      await userEvent.type(search, 'sea b');
      await page.findByRole('menuitem', { name: /^Sea bass with fennel/ }, patience);
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
