import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  listOf,
  patience,
  screenParameters,
  signedInAs,
  StoryPart,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';
import { ItemsPage } from './ItemsPage.tsx';

const { soup, bread } = exampleItems;

const meta = {
  title: 'App/Items/List read-only',
  component: StoryPart,
  args: { children: <ItemsPage search={{}} onSearchChange={() => undefined} /> },
  loaders: [() => loadMessages('common', 'items', 'availability', 'entities')],
  parameters: {
    ...screenParameters,
    msw: [
      signedInAs(waiter),
      answers('listItems', listOf([soup, bread])),
      answers('listCategories', listOf(exampleCategories)),
      ...usual,
    ],
  },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutPermission: Story = {
  name: 'Without the permission',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Items can be found and opened, and nothing offers to change them', async () => {
      await canvas.findByRole('link', { name: 'Caldo verde' }, patience);
      await expect(canvas.getByRole('searchbox', { name: 'Search items' })).toBeEnabled();
      await expect(canvas.queryByRole('link', { name: 'Add item' })).toBeNull();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    });
  },
};
