import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  RightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  textField,
  StoryPart,
  usual,
  waits,
  waiter,
  write,
} from '#shared/testing/index.ts';
import { examplePicture } from '#shared/testing/example-picture.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';
import { ItemPage } from './ItemPage.tsx';

const { soup, bread } = exampleItems;
const newPath = '/menu-management/items/new';
const editPath = `/menu-management/items/${bread.id}`;
const categories = answers('listCategories', listOf(exampleCategories));
const known = [categories, answers('getItem', bread), answers('listItems', listOf([soup, bread]))];

const meta = {
  title: 'App/Items/Form',
  component: StoryApp,
  args: { path: newPath },
  parameters: { ...screenParameters, msw: [...known, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => textField(canvas, /^Item name/);
const priceField = (canvas: Canvas) => textField(canvas, /^Price/);

export const NamedBySearch: Story = {
  name: 'Named by what was looked for in vain',
  args: { path: `${newPath}?name=Ramen` },
  play: async ({ canvas, step }) => {
    await step('The name is there, unsaved', async () => {
      await waitFor(
        () => expect(canvas.getByRole('textbox', { name: /^Item name/ })).toHaveValue('Ramen'),
        patience,
      );
      await canvas.findByRole('button', { name: 'Discard changes' }, patience);
    });
  },
};

// proves: images.recommended-size
export const New: Story = {
  play: async ({ canvas, step }) => {
    await step('Begins empty, active and with allergens not declared', async () => {
      await expect(await nameField(canvas)).toHaveValue('');
      await expect(canvas.getByText('Not declared')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Declare free of all 15' })).toBeVisible();
      await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked();
    });
    await step('Says which picture serves best', async () => {
      await expect(canvas.getByText(/Best 1875 × 1000 px/)).toBeVisible();
    });
  },
};

/** It looks as `New` does, but for the category. */
export const OnlyCategory: Story = {
  name: 'The only category',
  tags: ['no-picture'],
  parameters: {
    msw: [waits('createItem'), answers('listCategories', listOf(exampleCategories.slice(0, 1))), ...usual],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Sourdough');
    await write(await priceField(canvas), '5.50');
    await press(canvas, 'Create item');
    await step('Is chosen already: name and price are enough to create an item', async () => {
      await waitFor(
        () => expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeDisabled(),
        patience,
      );
    });
  },
};

// proves: required.item.name, required.item.category, required.item.price
export const ValidationErrors: Story = {
  name: 'Validation errors',
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Calories/), 'abc');
    await press(canvas, 'Create item');
    await step('Each wrong field says what is wrong, and the first one is ready to be repaired', async () => {
      await waitFor(() => expect(canvas.getAllByText('This field is required')).toHaveLength(2), patience);
      await canvas.findByText('Enter a price of 0 or more', {}, patience);
      await canvas.findByText(/^Field must be a number/, {}, patience);
      await waitFor(async () => expect(await nameField(canvas)).toHaveFocus(), patience);
    });
    await step('A price below 0 is refused, and what was typed is still there', async () => {
      await write(await priceField(canvas), '-5');
      await userEvent.tab();
      await canvas.findByText('The amount must be 0 or more.', {}, patience);
      await expect(await priceField(canvas)).toHaveValue('-5');
      await expect(await textField(canvas, /^Calories/)).toHaveValue('abc');
    });
  },
};

// proves: images.valid-type
export const WrongPicture: Story = {
  name: 'Wrong picture',
  tags: ['scrolled'],
  play: async ({ canvas, canvasElement, step }) => {
    await write(await nameField(canvas), 'Sourdough');
    await step('A text under the name of a picture is refused on the field, and typing is kept', async () => {
      const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (chooser === null) throw new Error('The form has no file input');
      const renamed = new File(['Bread, olives, wine'], 'bread.jpg', { type: 'image/jpeg' });
      await userEvent.upload(chooser, renamed);
      const picture = canvas.getByRole('group', { name: 'Picture' });
      await within(picture).findByText('Invalid file type', {}, patience);
      picture.scrollIntoView({ block: 'center', behavior: 'instant' });
      await expect(await nameField(canvas)).toHaveValue('Sourdough');
    });
  },
};

// proves: items.category-first
export const NoCategoryYet: Story = {
  name: 'No category yet',
  parameters: { msw: [answers('listCategories', listOf([])), ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Add a category first', {}, patience);
    await step('Leads to the category form, which leads back here', async () => {
      await expect(canvas.getByRole('link', { name: 'Add category' })).toHaveAttribute(
        'href',
        '/menu-management/categories/new?for=item',
      );
    });
  },
};

export const Edit: Story = {
  args: { path: editPath },
  play: async ({ canvas, step }) => {
    await step('Shows what is stored', async () => {
      await expect(await nameField(canvas)).toHaveValue('Sourdough and olives');
      await expect(await priceField(canvas)).toHaveValue('5.50');
      await expect(canvas.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    });
    await step('The first change offers to save', async () => {
      await write(await nameField(canvas), 'Sourdough');
      await expect(await canvas.findByRole('button', { name: 'Save changes' }, patience)).toBeVisible();
    });
  },
};

export const NotSaved: Story = {
  name: 'Not saved',
  args: { path: editPath },
  parameters: {
    msw: [fails('updateItem', 'CM_UNAVAILABLE'), ...known, ...usual],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Sourdough');
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await press(canvas, 'Save changes');
    await step('However long the form, why it was not saved stands beside the way to try again', async () => {
      const problem = await canvas.findByRole('alert', {}, patience);
      await expect(problem).toHaveTextContent(/Nothing can be read or saved at the moment/);
      await expect(problem.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(problem.getBoundingClientRect().top).toBeGreaterThan(0);
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};

export const SeveralSizes: Story = {
  name: 'Several sizes',
  tags: ['in-dark', 'first-window'],
  args: { path: `/menu-management/items/${soup.id}` },
  parameters: { msw: [categories, answers('getItem', soup), ...usual] },
  play: async ({ canvas, step }) => {
    await step('Each size has its name and its price', async () => {
      const prices = within(await canvas.findByRole('list', { name: 'Sizes' }, patience));
      const values = prices.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
      await expect(values).toEqual(['Cup', '4.50', 'Bowl', '7.00']);
    });
  },
};

const described = { ...examplePicture('#5ec57f', 'Caldo verde in a clay bowl'), version: 2 };
const altTextField = (canvas: Canvas) => textField(canvas, /^Alternative text/);

export const AltTextChanged: Story = {
  name: 'Alternative text changed',
  tags: ['first-window'],
  args: { path: `/menu-management/items/${soup.id}` },
  parameters: {
    msw: [
      answers('updateImage', described),
      answers('updateItem', { ...soup, image: described, version: soup.version + 1 }),
      answers('listMenusOfItem', { menus: [{ id: soup.id, name: 'All day' }], count: 1, screens: 3 }),
      categories,
      answers('getItem', soup),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await altTextField(canvas), described.altText);
    await press(canvas, 'Save changes');
    await step('Is saved without sending the picture again', async () => {
      await screen.findByText(/^Item updated\. Live on 1 menu, 3 screens\.$/, {}, patience);
      await expect(await altTextField(canvas)).toHaveValue(described.altText);
    });
  },
};

export const AltTextChangedMeanwhile: Story = {
  name: 'Alternative text changed in the meantime',
  tags: ['scrolled'],
  args: { path: `/menu-management/items/${soup.id}` },
  parameters: {
    msw: [
      fails('updateImage', 'CM_CONFLICT', { current: { ...described } }),
      categories,
      answers('getItem', soup),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await altTextField(canvas), 'Green soup');
    await press(canvas, 'Save changes');
    await step('The picture says so and keeps what was typed', async () => {
      const told = await canvas.findByText(/^The alternative text was changed elsewhere/, {}, patience);
      told.scrollIntoView({ block: 'center', behavior: 'instant' });
      await expect(await altTextField(canvas)).toHaveValue('Green soup');
    });
  },
};

export const CategoriesFailed: Story = {
  name: 'Categories not loaded',
  parameters: { msw: [fails('listCategories', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The categories to choose from could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), ...known, ...usual] },
  loaders: [() => loadMessages('common', 'items', 'availability', 'entities')],
  render: () => (
    <StoryPart>
      <ItemPage itemId={bread.id} />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and who could change it is said', async () => {
      await canvas.findByText(/^You can look at this item\./, {}, patience);
      await expect(await nameField(canvas)).toHaveAttribute('readonly');
      await expect(canvas.queryByRole('button', { name: /^Declare|declared$/ })).not.toBeInTheDocument();
    });
  },
};

export const Narrow: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  ...Edit,
  name: 'Right to left',
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
