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
import { exampleCategories } from '../testing/example-categories.ts';
import { CategoriesPage } from './CategoriesPage.tsx';

const { starters, pizza } = exampleCategories;

const meta = {
  title: 'App/Categories/List read-only',
  component: StoryPart,
  args: { children: <CategoriesPage search={{}} onSearchChange={() => undefined} /> },
  loaders: [() => loadMessages('common', 'categories', 'entities')],
  parameters: {
    ...screenParameters,
    msw: [signedInAs(waiter), answers('listCategories', listOf([starters, pizza])), ...usual],
  },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutPermission: Story = {
  name: 'Without the permission',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Categories can be found and opened, and nothing offers to change them', async () => {
      await canvas.findByRole('link', { name: 'Starters' }, patience);
      await expect(canvas.getByRole('searchbox', { name: 'Search categories' })).toBeEnabled();
      await expect(canvas.queryByRole('link', { name: 'Add category' })).toBeNull();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    });
  },
};
