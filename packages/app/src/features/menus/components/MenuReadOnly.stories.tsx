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

const known = [
  signedInAs(waiter),
  answers('listMenus', listOf([allDay, evening])),
  answers('listCategories', listOf(Object.values(exampleCategories))),
  answers('listItems', listOf(exampleItems)),
  ...usual,
];

const meta = {
  title: 'App/Menus/Read-only',
  component: StoryPart,
  args: { children: null },
  loaders: [() => loadMessages('common', 'menus', 'availability', 'entities')],
  parameters: {
    ...screenParameters,
    msw: [answers('getMenu', evening), ...known],
  },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllCategories: Story = {
  name: 'All categories',
  args: { children: <MenuPage menuId={allDay.id} /> },
  parameters: { msw: [answers('getMenu', { ...allDay, sections: evening.sections }), ...known] },
  play: async ({ canvas, step }) => {
    await step('What it features can be read, and not be chosen', async () => {
      const starters = await canvas.findByRole('textbox', { name: 'Starters' }, patience);
      await expect(starters).toHaveValue('Hummus with warm flatbread');
      await expect(starters).toHaveAttribute('readonly');
      await expect(canvas.getByRole('textbox', { name: 'Sweets' })).toHaveValue('None');
    });
  },
};

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
