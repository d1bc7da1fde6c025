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
import { MenusPage } from './MenusPage.tsx';

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

export const List: Story = {
  tags: ['in-dark'],
  args: { children: <MenusPage search={{}} onSearchChange={() => undefined} /> },
  play: async ({ canvas, step }) => {
    await step('Menus and their hours can be read, and nothing offers to change them', async () => {
      await canvas.findByRole('row', { name: /Evening/ }, patience);
      await canvas.findByText('Off until 18:00', { selector: '[data-kind=status] *' }, patience);
      await expect(canvas.getByRole('link', { name: 'What guests see' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Add menu' })).toBeNull();
      for (const status of canvas.getAllByRole('button', { name: /^Status of/ }))
        await expect(status).toBeDisabled();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Drag/ })).toBeNull();
    });
  },
};

export const Form: Story = {
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
