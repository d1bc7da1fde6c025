import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup, bread, lobster } = exampleItems;
const lists = [
  answers('listItems', listOf([soup, bread, lobster])),
  answers('listCategories', listOf(exampleCategories)),
  ...usual,
];
const menus = ['All day', 'Evening', 'Sunday roast', 'Wine'].map((name, place) => ({
  id: `0198a000-0000-7000-8000-0000000000e${place}`,
  name,
}));
const onMenus = (count: number) =>
  answers('listMenusOfItem', { menus: menus.slice(0, count), count, screens: 0 });

const meta = {
  title: 'App/Items/Status menu',
  component: StoryApp,
  args: { path: '/menu-management/items' },
  parameters: { ...screenParameters, msw: [onMenus(2), ...lists] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function statesOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  const cell = await canvas.findByRole('button', { name: new RegExp(`^Status of ${name}`) }, patience);
  await userEvent.click(cell);
  return screen.findByRole('menu');
}

const says = (menu: HTMLElement, line: string) =>
  waitFor(() => expect(menu).toHaveAccessibleDescription(line), patience);

export const OnMenus: Story = {
  name: 'On two menus',
  tags: ['in-dark', 'first-window'],
  play: async ({ canvas, step }) => {
    await step('What guests can have says where they find it', async () => {
      await says(await statesOf(canvas, 'Caldo verde'), 'On All day and Evening');
    });
  },
};

export const NotShown: Story = {
  name: 'Inactive, of many menus',
  tags: ['no-picture'],
  parameters: { msw: [onMenus(4), ...lists] },
  play: async ({ canvas, step }) => {
    await step('What guests do not see says where it belongs, the first three by name', async () => {
      const menu = await statesOf(canvas, 'Lobster of the day');
      await says(menu, 'Not shown now; belongs on All day, Evening, Sunday roast and 1 more');
    });
  },
};

export const OnNoMenu: Story = {
  name: 'On no menu',
  tags: ['no-picture'],
  parameters: { msw: [onMenus(0), ...lists] },
  play: async ({ canvas, step }) => {
    await step('What is on no menu says so', async () => {
      await says(await statesOf(canvas, 'Caldo verde'), 'On no menu');
    });
  },
};

export const Loading: Story = {
  tags: ['first-window'],
  parameters: { msw: [waits('listMenusOfItem'), ...lists] },
  play: async ({ canvas, step }) => {
    await step('The states wait for nothing', async () => {
      const menu = await statesOf(canvas, 'Caldo verde');
      await expect(menu).toHaveAccessibleDescription('');
      await userEvent.keyboard('{End}');
      await expect(screen.getByRole('menuitemradio', { name: 'Inactive' })).toHaveFocus();
    });
  },
};

export const Failed: Story = {
  tags: ['no-picture'],
  parameters: { msw: [fails('listMenusOfItem', 'CM_NOT_FOUND'), ...lists] },
  play: async ({ canvas, step }) => {
    await step('Says that it does not know', async () => {
      await says(await statesOf(canvas, 'Caldo verde'), 'Which menus it is on could not be loaded.');
    });
  },
};
