import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  listOf,
  patience,
  press,
  RightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  usual,
  waiter,
  write,
} from '#shared/testing/index.ts';
import { exampleCategories } from '../testing/example-categories.ts';
import { CategoryPage } from './CategoryPage.tsx';

const { pizza } = exampleCategories;
const newPath = '/menu-management/categories/new';
const editPath = `/menu-management/categories/${pizza.id}`;
const known = [answers('listCategories', listOf([pizza])), answers('getCategory', pizza)];

const meta = {
  title: 'App/Categories/Form',
  component: StoryApp,
  args: { path: newPath },
  parameters: { ...screenParameters, msw: [...known, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Category name/ }, patience);

const writeName = async (canvas: Canvas, name: string) => write(await nameField(canvas), name);

export const New: Story = {
  play: async ({ canvas, step }) => {
    await step('Begins empty, active and of no special kind', async () => {
      await expect(await nameField(canvas)).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'Kind: General' })).toBeVisible();
      await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked();
    });
  },
};

// proves: categories.name, categories.kinds
export const Edit: Story = {
  args: { path: editPath },
  play: async ({ canvas, step }) => {
    await step('Shows what is stored', async () => {
      await expect(await nameField(canvas)).toHaveValue('Pizza');
      await expect(canvas.getByRole('button', { name: 'Kind: Pizza' })).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'A pizza seen from above' })).toBeVisible();
    });
    await step('The first change offers to save, in sight without scrolling', async () => {
      await writeName(canvas, 'Pizza and calzone');
      const save = await canvas.findByRole('button', { name: 'Save changes' }, patience);
      await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

async function openKinds(canvas: Canvas): Promise<HTMLElement> {
  (await canvas.findByRole('button', { name: /^Kind: / }, patience)).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Choose kind' }, patience);
}

export const Kinds: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const dialog = await openKinds(canvas);
    const { height } = dialog.getBoundingClientRect();
    await step('Every stop of Tab has a name', async () => {
      const stops = [...dialog.querySelectorAll<HTMLElement>('[tabindex="0"]')];
      for (const stop of stops) await expect(stop).toHaveAccessibleName();
    });
    await step('What is left while searching takes no less room', async () => {
      await userEvent.type(within(dialog).getByRole('searchbox'), 'piz');
      await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(1), patience);
      await expect(dialog.getBoundingClientRect().height).toBe(height);
    });
  },
};

const isGone = async (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);

export const KindByKeyboard: Story = {
  name: 'Kind chosen by keyboard',
  tags: ['keyboard', 'no-picture'],
  play: async ({ canvas, step }) => {
    await step('Enter in the search chooses the first that was found', async () => {
      const dialog = await openKinds(canvas);
      await userEvent.type(within(dialog).getByRole('searchbox'), 'piz{Enter}');
      await isGone(dialog);
      await expect(canvas.getByRole('button', { name: 'Kind: Pizza' })).toBeVisible();
    });
    await step('Enter in the list chooses where it stands, also what is chosen already', async () => {
      let dialog = await openKinds(canvas);
      within(dialog).getByRole('option', { name: 'Pizza' }).focus();
      await userEvent.keyboard('{Enter}');
      await isGone(dialog);
      dialog = await openKinds(canvas);
      within(dialog).getByRole('option', { name: 'Pizza' }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await isGone(dialog);
      await expect(canvas.queryByRole('button', { name: 'Kind: Pizza' })).not.toBeInTheDocument();
    });
    await step('Nothing found chooses nothing', async () => {
      const dialog = await openKinds(canvas);
      await userEvent.type(within(dialog).getByRole('searchbox'), 'xyz{Enter}');
      await expect(within(dialog).queryByRole('option', { name: 'Pizza' })).toBeNull();
      await expect(dialog).toBeVisible();
    });
  },
};

// proves: required.category.name
export const ValidationErrors: Story = {
  name: 'Validation errors',
  play: async ({ canvas, step }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('textbox', { name: /^Description/ }));
    await userEvent.paste('From the wood oven. '.repeat(26));
    await press(canvas, 'Create category');
    await step('Each wrong field says what is wrong, and the first one is ready to be repaired', async () => {
      await canvas.findByText('This field is required', {}, patience);
      await canvas.findByText('Field Length is not valid (at most 500 characters, now 519)', {}, patience);
      await waitFor(async () => expect(await nameField(canvas)).toHaveFocus(), patience);
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), ...known, ...usual] },
  loaders: [() => loadMessages('common', 'categories', 'entities')],
  render: () => (
    <StoryPart>
      <CategoryPage categoryId={pizza.id} />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and who could change it is said', async () => {
      await canvas.findByText(/^You can look at this category\./, {}, patience);
      await expect(await nameField(canvas)).toHaveAttribute('readonly');
      await expect(canvas.queryByRole('button', { name: 'Kind: Pizza' })).not.toBeInTheDocument();
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
