import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  listOf,
  patience,
  press,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems, exampleMenus } from '../testing/example-menus.ts';

const { allDay, evening } = exampleMenus;
const newPath = '/menu-management/menus/new';
const editPath = `/menu-management/menus/${evening.id}`;
const known = [
  answers('listMenus', listOf([allDay, evening])),
  answers('getMenu', evening),
  answers('listCategories', listOf(Object.values(exampleCategories))),
  answers('listItems', listOf(exampleItems)),
];

const meta = {
  title: 'App/Menus/Form',
  component: StoryApp,
  args: { path: editPath },
  parameters: { ...screenParameters, msw: [...known, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Menu name/ }, patience);
const allRows = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByRole('row', { name: /Lentil soup/ })).toHaveLength(2), patience);

export const Edit: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Shows what is stored: sections, hours and what else is on', async () => {
      await expect(await nameField(canvas)).toHaveValue('Evening');
      await allRows(canvas);
      await expect(canvas.getByRole('row', { name: /To begin/ })).toHaveTextContent('Starters');
      await expect(canvas.getAllByRole('row', { name: /Sea bass/ })[0]).toHaveTextContent('Market price');
      await expect(canvas.getByText('Ends on the following day.')).toBeVisible();
      await canvas.findByText('At the same time guests also see: All day.', {}, patience);
    });
  },
};

export const New: Story = {
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await expect(await nameField(canvas)).toHaveValue('');
    await step('A category becomes a section', async () => {
      const add = await canvas.findByRole('button', { name: 'Add section' }, patience);
      await waitFor(() => expect(add).toBeEnabled(), patience);
      await userEvent.click(add);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sweets' }, patience));
      await canvas.findByRole('row', { name: /^Sweets/ }, patience);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add section' })).toHaveFocus());
    });
  },
};

export const LastCategory: Story = {
  name: 'The last category added',
  tags: ['keyboard'],
  args: { path: newPath },
  parameters: { msw: [answers('listCategories', listOf([exampleCategories.sweets])), ...known, ...usual] },
  play: async ({ canvas, step }) => {
    const add = await canvas.findByRole('button', { name: 'Add section' }, patience);
    await waitFor(() => expect(add).toBeEnabled(), patience);
    add.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Sweets' }, patience);
    await userEvent.keyboard('{Enter}');
    await step('The page says that there is no other, and the focus stays', async () => {
      await canvas.findByText('All categories are in this menu.', {}, patience);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(add).toHaveFocus());
    });
    await step('The button leads to another category', async () => {
      await userEvent.keyboard('{Enter}');
      const way = await screen.findByRole('menuitem', { name: 'New category' }, patience);
      await expect(way).toHaveAttribute('href', '/menu-management/categories/new');
      await waitFor(() => expect(way).toHaveFocus());
    });
  },
};

export const ValidationErrors: Story = {
  name: 'Validation errors',
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await nameField(canvas);
    await press(canvas, 'Add days and times');
    await userEvent.click(canvas.getByRole('checkbox', { name: /QR menu/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Screens/ }));
    await press(canvas, 'Create menu');
    await step('Each wrong field says what is missing', async () => {
      await canvas.findByText('This field is required', {}, patience);
      await canvas.findByText('Choose at least one day.', {}, patience);
      await canvas.findByText('Choose at least one place.', {}, patience);
      await waitFor(async () => expect(await nameField(canvas)).toHaveFocus(), patience);
    });
  },
};

export const WindowsByKeyboard: Story = {
  name: 'Days and times by keyboard',
  tags: ['keyboard'],
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await nameField(canvas);
    const add = canvas.getByRole('button', { name: 'Add days and times' });
    const removeButton = (number: number) =>
      canvas.getByRole('button', { name: `Remove days and times ${number}` });
    await step('Added, they are said aloud and have the focus under their name', async () => {
      for (const number of [1, 2]) {
        add.focus();
        await userEvent.keyboard('{Enter}');
        const group = await canvas.findByRole('group', { name: `Days and times ${number}` }, patience);
        await waitFor(() => expect(group).toHaveFocus());
        await canvas.findByText(`Days and times ${number} added.`, {}, patience);
      }
    });
    await step('Removed, they leave it to those that take their place, or to what adds others', async () => {
      removeButton(1).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(removeButton(1)).toHaveFocus());
      await canvas.findByText('Days and times 1 removed.', {}, patience);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(add).toHaveFocus());
    });
  },
};

export const DatesByKeyboard: Story = {
  name: 'Dates by keyboard',
  tags: ['keyboard'],
  args: { path: newPath },
  play: async ({ canvas, step }) => {
    await nameField(canvas);
    await expect(canvas.queryByRole('group', { name: 'Dates' })).toBeNull();
    await step('Asked for, they have the focus', async () => {
      canvas.getByRole('button', { name: 'Add dates' }).focus();
      await userEvent.keyboard('{Enter}');
      const dates = within(await canvas.findByRole('group', { name: 'Dates' }, patience));
      await waitFor(() => expect(dates.getAllByRole('spinbutton')[0]).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Add dates' })).toBeNull();
    });
  },
};

export const WithDates: Story = {
  name: 'With dates',
  tags: ['no-picture'],
  parameters: {
    msw: [answers('getMenu', { ...evening, startsOn: '2026-06-01', endsOn: null }), ...known, ...usual],
  },
  play: async ({ canvas, step }) => {
    await step('Dates that a menu has stand there', async () => {
      const dates = within(await canvas.findByRole('group', { name: 'Dates' }, patience));
      await expect(dates.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '1');
    });
  },
};

export const Warnings: Story = {
  tags: ['in-dark'],
  parameters: {
    msw: [
      answers('getMenu', {
        ...evening,
        windows: [
          { weekdays: ['SATURDAY', 'SUNDAY'], from: '12:00', to: '15:00' },
          { weekdays: ['SUNDAY'], from: '14:00', to: '16:00' },
          { weekdays: ['SATURDAY', 'SUNDAY'], from: '18:00', to: '01:30' },
        ],
      }),
      answers('listMenus', listOf([evening])),
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Overlaps, clock changes and times without a menu are said', async () => {
      await canvas.findByText('Days and times 1 and 2 cover the same time (Sun).', {}, patience);
      await expect(canvas.getByText(/On 29 March 2026 the clocks go forward/)).toBeVisible();
      await expect(
        canvas.getByText('Saturday 14 March 2026, 15:00–18:00: guests find no menu.'),
      ).toBeVisible();
      await expect(canvas.getByText(/more times without a menu this week/)).toBeVisible();
    });
  },
};

export const Renaming: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await allRows(canvas);
    await step('A section gets a title of its own by keyboard', async () => {
      canvas.getByRole('button', { name: 'Actions for Grill' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename section' }, patience));
      const dialog = within(await screen.findByRole('dialog', { name: 'Title for “Grill”' }, patience));
      await write(dialog.getByRole('textbox', { name: 'Title of the section' }), 'From the fire');
      await userEvent.click(dialog.getByRole('button', { name: 'Use this title' }));
      await canvas.findByRole('row', { name: /From the fire/ }, patience);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await canvas.findByRole('button', { name: 'Save changes' }, patience);
    });
  },
};

export const Featuring: Story = {
  name: 'Featured dish chosen',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await allRows(canvas);
    await expect(canvas.getAllByRole('row', { name: /Hummus/ })[0]).toHaveTextContent('Featured');
    await step('Of the dishes that the section shows another one is chosen by keyboard', async () => {
      canvas.getByRole('button', { name: 'Actions for To begin' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Featured dish' }, patience));
      const title = 'Featured dish of “To begin”';
      const dialog = within(await screen.findByRole('dialog', { name: title }, patience));
      const choice = dialog.getByRole('button', { name: /Hummus with warm flatbread/ });
      choice.focus();
      await userEvent.keyboard('{Enter}');
      const dishes = within(await screen.findByRole('listbox', {}, patience));
      await expect(dishes.getAllByRole('option').map((one) => one.textContent)).toEqual([
        'None',
        'Lentil soup with lemon',
        'Hummus with warm flatbread',
      ]);
      await userEvent.click(dishes.getByRole('option', { name: 'Lentil soup with lemon' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.click(dialog.getByRole('button', { name: 'Use this choice' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The row says so, and the change can be saved', async () => {
      await expect(canvas.getAllByRole('row', { name: /Lentil soup/ })[0]).toHaveTextContent('Featured');
      await expect(canvas.getAllByRole('row', { name: /Hummus/ })[0]).not.toHaveTextContent('Featured');
      await canvas.findByRole('button', { name: 'Save changes' }, patience);
    });
  },
};

export const Everything: Story = {
  name: 'All categories',
  args: { path: `/menu-management/menus/${allDay.id}` },
  parameters: { msw: [answers('getMenu', allDay), ...known, ...usual] },
  play: async ({ canvas, step }) => {
    await expect(await nameField(canvas)).toHaveValue('All day');
    await step('It arranges nothing itself until somebody wants to', async () => {
      await expect(canvas.queryByRole('button', { name: 'Add section' })).toBeNull();
    });
    await step('Of each category a dish can be featured', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Featured dishes' }, patience));
      await userEvent.click(await canvas.findByRole('button', { name: /^None Grill/ }, patience));
      await userEvent.click(await screen.findByRole('option', { name: 'Sea bass with fennel' }, patience));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await canvas.findByRole('button', { name: /^Sea bass with fennel Grill/ }, patience);
      await canvas.findByRole('button', { name: 'Save changes' }, patience);
    });
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  parameters: {
    msw: [
      answers('updateMenu', { ...evening, name: 'Dinner', version: evening.version + 1 }),
      answers('countScreensOfMenu', { screens: 2 }),
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await allRows(canvas);
    await write(await nameField(canvas), 'Dinner');
    await press(canvas, 'Save changes');
    await step('It is said, and on how many screens it is', async () => {
      await screen.findByText('Menu updated. Live on the QR menu, 2 screens.', {}, patience);
    });
  },
};

export const LongNames: Story = {
  name: 'Long names, narrow phone',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      answers('getMenu', {
        ...evening,
        name: 'Degustation of the season with wines from the islands, at the chef’s table only',
        sections: evening.sections.map((section) =>
          Object.assign({}, section, {
            title: 'Slow-roasted meats from the wood-fired oven for the whole table',
          }),
        ),
      }),
      ...known,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await allRows(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  parameters: { msw: [answers('getMenu', { ...evening, name: 'قائمة المساء' }), ...known, ...usual] },
  play: async ({ canvas }) => {
    await allRows(canvas);
  },
};
