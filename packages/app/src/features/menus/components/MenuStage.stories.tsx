import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  listOf,
  patience,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems, exampleMenus, examplePreview } from '../testing/example-menus.ts';

const { allDay, evening } = exampleMenus;

const meta = {
  title: 'App/Menus/Stage',
  component: StoryApp,
  args: { path: `/menu-management/menus/${evening.id}` },
  globals: { viewport: { value: 'lg' } },
  parameters: {
    ...screenParameters,
    msw: [
      answers('listMenus', listOf([allDay, evening])),
      answers('getMenu', evening),
      answers('listCategories', listOf(Object.values(exampleCategories))),
      answers('listItems', listOf(exampleItems)),
      answers('previewMenus', examplePreview),
      ...usual,
    ],
    docs: {
      description: {
        component:
          'The menu’s form with the guest’s page beside it: its words, its sections and their order as they are typed, without what the menu hides.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

/** Ten categories of forty dishes, and whose dishes were asked for. */
const tenCategories = Array.from({ length: 10 }, (_, position) => ({
  ...exampleCategories.grill,
  id: `0198a000-0000-7000-8000-0000000001a${position}`,
  name: `Grill ${position + 1}`,
  itemCount: 40,
  position,
}));
const asked = new Set<string>();

type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'As it is typed',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const phone = within(await canvas.findByRole('region', { name: 'As guests see it' }, patience));
    await step(
      'Sections stand in the menu’s order, under its titles, the featured dish first, without what it hides',
      async () => {
        await phone.findByRole('heading', { name: 'To begin' }, patience);
        const section = within(phone.getByRole('region', { name: 'To begin' }));
        await waitFor(() => expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2), patience);
        await expect(section.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
          'Hummus with warm flatbread',
        );
        await expect(section.queryByRole('heading', { name: 'Sea bass with fennel' })).toBeNull();
      },
    );
    await step('Its name is read at once, before it is saved', async () => {
      await write(await canvas.findByRole('textbox', { name: /^Menu name/ }, patience), 'Late supper');
      await phone.findByRole('heading', { name: 'Late supper' }, patience);
      await expect(canvas.getByText('Your unsaved version. Guests see the saved one.')).toBeVisible();
    });
    await step('A section of the bar is shown in the phone, and the page stays where it is', async () => {
      const { scrollY, location } = window;
      const before = location.href;
      await userEvent.click(phone.getByRole('link', { name: 'To begin' }));
      await expect(window.scrollY).toBe(scrollY);
      await expect(location.href).toBe(before);
    });
  },
};

export const ManyCategories: Story = {
  name: 'Many categories',
  tags: ['no-picture'],
  beforeEach: () => asked.clear(),
  parameters: {
    msw: [
      answers('getMenu', { ...evening, includesAllCategories: true, sections: [] }),
      answers('listCategories', listOf(tenCategories)),
      answers('listItems', (query) => {
        asked.add(query.get('categoryId') ?? '');
        return listOf(exampleItems);
      }),
      answers('listMenus', listOf([allDay, evening])),
      answers('previewMenus', examplePreview),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const region = await canvas.findByRole('region', { name: 'As guests see it' }, patience);
    const bar = within(region);
    await step('Until somebody looks at it, it begins with six of them', async () => {
      await bar.findByRole('link', { name: 'Grill 6' }, patience);
      await expect(asked.size).toBe(6);
      await expect(bar.queryByRole('link', { name: 'Grill 7' })).toBeNull();
    });
    await step('Who looks has all', async () => {
      await userEvent.hover(bar.getByRole('link', { name: 'Grill 6' }));
      await bar.findByRole('link', { name: 'Grill 10' }, patience);
      await expect(asked.size).toBe(10);
    });
  },
};
