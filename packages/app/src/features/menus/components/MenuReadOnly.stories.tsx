import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
import { exampleCategories, exampleItems, exampleMenus } from '../testing/example-menus.ts';
import { MenuPage } from './MenuPage.tsx';

const { allDay, evening } = exampleMenus;

const meta = {
  title: 'App/Menus/Read-only',
  component: StoryPart,
  args: { children: null },
  loaders: [() => loadMessages('common', 'menus', 'availability', 'entities')],
  parameters: {
    ...screenParameters,
    msw: [
      signedInAs(waiter),
      answers('listMenus', listOf([allDay, evening])),
      answers('getMenu', evening),
      answers('listCategories', listOf(Object.values(exampleCategories))),
      answers('listItems', listOf(exampleItems)),
      ...usual,
    ],
  },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['in-dark'],
  args: { children: <MenuPage menuId={evening.id} /> },
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and who could change it is said', async () => {
      await canvas.findByText(/^You can look at this menu\./, {}, patience);
      await expect(canvas.getByRole('textbox', { name: /^Menu name/ })).toHaveAttribute('readonly');
      await waitFor(() => expect(canvas.getAllByText('Sea bass with fennel')).toHaveLength(2), patience);
      await canvas.findByText('At the same time guests also see: All day.', {}, patience);
      await expect(canvas.queryByRole('button', { name: 'Add section' })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: 'Add days and times' })).not.toBeInTheDocument();
    });
  },
};
