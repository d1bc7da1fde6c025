import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rememberTime } from '#shared/availability/index.ts';
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
  beforeEach: () => rememberTime('17:00'),
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

const marks = answers('changeAvailability', () => {
  const availability = { state: 'SOLD_OUT' as const, until: '2026-03-14T17:00:00Z' };
  const entry = {
    entity: 'ITEM' as const,
    id: soup.id,
    name: soup.name,
    belongsTo: [],
    availability,
    lastChange: null,
  };
  return {
    entries: [entry],
    missing: [],
    undo: [{ entity: 'ITEM' as const, id: soup.id, state: 'AVAILABLE' as const }],
  };
});

export const UntilWhen: Story = {
  name: 'Sold out, until when',
  tags: ['no-picture'],
  parameters: { msw: [marks, onMenus(2), ...lists] },
  play: async ({ canvas, step }) => {
    const menu = within(await statesOf(canvas, 'Caldo verde'));
    await step('The end of the day says its hour, and the last time is offered again', async () => {
      await waitFor(
        () =>
          expect(
            menu.getByRole('menuitemradio', { name: 'Sold out until the end of the day' }),
          ).toHaveAccessibleDescription('04:00'),
        patience,
      );
      await expect(menu.getByText('Until 17:00, as last time')).toBeVisible();
    });
    await step('It is done in one press, and says where it is live', async () => {
      await userEvent.click(menu.getByRole('menuitemradio', { name: 'Sold out until 17:00, as last time' }));
      await screen.findByText('“Caldo verde” marked sold out. Live on 1 menu.', {}, patience);
    });
  },
};

export const AnotherTime: Story = {
  name: 'Sold out, until another time',
  parameters: { msw: [marks, onMenus(2), ...lists] },
  play: async ({ canvas, step }) => {
    const menu = within(await statesOf(canvas, 'Caldo verde'));
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Sold out until a time…' }));
    await step('It asks, beginning with the last time', async () => {
      const dialog = await screen.findByRole(
        'dialog',
        { name: 'Until when is Caldo verde sold out?' },
        patience,
      );
      await expect(within(dialog).getByRole('button', { name: /^17:00 Sold out until/ })).toBeVisible();
    });
  },
};
