import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { bread, lobster, soup } = exampleItems;
const categories = answers('listCategories', listOf(exampleCategories));
const inStock = { ...bread, availability: { state: 'AVAILABLE' as const, until: null } };
const known = [
  categories,
  answers('getItem', inStock),
  answers('listItems', listOf([soup, inStock, lobster])),
];

const meta = {
  title: 'App/Items/Stage',
  component: StoryApp,
  args: { path: `/menu-management/items/${bread.id}` },
  globals: { viewport: { value: 'lg' } },
  parameters: {
    ...screenParameters,
    msw: [...known, ...usual],
    docs: {
      description: {
        component:
          'The item’s form with what guests see beside it: the guest page’s own components with what is typed, at the dish’s place in the menu that is on.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const phone = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'As guests see it' }, patience));
const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Item name/ }, patience);

export const Saved: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const guests = await phone(canvas);
    await step('The dish stands at its place in the menu that is on', async () => {
      await guests.findByRole('heading', { name: 'Sourdough and olives' }, patience);
      await expect(guests.getByRole('heading', { name: 'Small plates' })).toBeInTheDocument();
      await expect(canvas.getByText('All day, as you type')).toBeVisible();
      await expect(canvas.getByText('This is what guests see now.')).toBeVisible();
    });
    await step('It says where it stands in the list', async () => {
      await canvas.findByText('2 of 3', {}, patience);
      await expect(canvas.getByRole('button', { name: 'Previous item' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Next item' })).toBeEnabled();
    });
  },
};

export const Typed: Story = {
  name: 'As it is typed',
  play: async ({ canvas, step }) => {
    const guests = await phone(canvas);
    await step('Name and price are read at once, before they are saved', async () => {
      await write(await nameField(canvas), 'Rye bread');
      await write(await canvas.findByRole('textbox', { name: /^Price/ }, patience), '6.20');
      await userEvent.tab();
      await guests.findByRole('heading', { name: 'Rye bread' }, patience);
      await guests.findByText('€6.20', {}, patience);
      await expect(canvas.getByText('Your unsaved version. Guests see the saved one.')).toBeVisible();
    });
    await step('So is that nobody has declared its allergens, and that somebody did', async () => {
      await expect(guests.getByText('Allergens not declared. Please ask us.')).toBeInTheDocument();
      await press(canvas, 'Contains gluten');
      await press(canvas, 'Declare 1 contained, 14 free');
      await guests.findByText('gluten', {}, patience);
      await expect(guests.queryByText('Allergens not declared. Please ask us.')).toBeNull();
    });
  },
};

export const SoldOut: Story = {
  name: 'Sold out',
  parameters: { msw: [categories, answers('getItem', bread), ...usual] },
  play: async ({ canvas, step }) => {
    const guests = await phone(canvas);
    await step('The strip and the preview say so', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Sold out' }, patience)).toBeChecked();
      await guests.findByText('Sold out', {}, patience);
    });
  },
};

export const Inactive: Story = {
  parameters: { msw: [categories, answers('getItem', lobster), ...usual] },
  args: { path: `/menu-management/items/${lobster.id}` },
  play: async ({ canvas, step }) => {
    await step('It says that guests do not see what is shown', async () => {
      await canvas.findByText('Inactive: guests do not see this dish.', {}, patience);
      await expect(await canvas.findByRole('radio', { name: 'Inactive' }, patience)).toBeChecked();
    });
  },
};

export const NoMenu: Story = {
  name: 'On no menu',
  parameters: {
    msw: [
      categories,
      answers('getItem', { ...inStock, categories: [{ id: exampleCategories[2]?.id ?? '', name: 'Lunch' }] }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No menu that guests can open holds this dish.', {}, patience);
  },
};

export const FilterPressed: Story = {
  name: 'The filter is pressed',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const guests = await phone(canvas);
    await step('Of a menu that is not all there it is only said that guests can filter it', async () => {
      await userEvent.click(await guests.findByRole('link', { name: 'Find & filter' }, patience));
      await expect(guests.getByText('Guests find and filter the whole menu here.')).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: 'The preview failed',
  parameters: { msw: [fails('previewMenus', 'CM_RATE'), ...known, ...usual] },
  play: async ({ canvas, step }) => {
    await step('The form goes on without it', async () => {
      await canvas.findByText(/^The preview could not be loaded/, {}, patience);
      await write(await nameField(canvas), 'Rye bread');
      await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
    });
  },
};

export const StatusAtOnce: Story = {
  name: 'The status takes effect at once',
  parameters: {
    msw: [answers('updateItem', { ...inStock, isActive: false, version: 3 }), ...known, ...usual],
  },
  play: async ({ canvas, step }) => {
    await step('It is saved by itself, and the form stays as it was', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Inactive' }, patience));
      await screen.findByText(/^Deactivation completed/, {}, patience);
      await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    });
  },
};

export const OnAPhone: Story = {
  name: 'Narrow, edit or preview',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Rye bread');
    await step('The preview takes the place of the fields, with what is typed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
      const guests = await phone(canvas);
      await guests.findByRole('heading', { name: 'Rye bread' }, patience);
      await expect(canvas.queryByRole('textbox', { name: /^Item name/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    });
    await step('and nothing typed is lost on the way back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Edit' }));
      await expect(await nameField(canvas)).toHaveValue('Rye bread');
    });
  },
};

export const WrongInPreview: Story = {
  name: 'Narrow, a wrong field found from the preview',
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.clear(await nameField(canvas));
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
    await press(canvas, 'Save changes');
    await step('The fields come back, and the wrong one is ready to be repaired', async () => {
      await waitFor(async () => expect(await nameField(canvas)).toHaveFocus(), patience);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  play: async ({ canvas }) => {
    const guests = await phone(canvas);
    await guests.findByRole('heading', { name: 'Sourdough and olives' }, patience);
  },
};
