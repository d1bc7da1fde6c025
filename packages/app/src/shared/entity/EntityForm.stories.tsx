import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  failsOnce,
  listOf,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryPart,
  usual,
  waiter,
  waits,
  write,
} from '../testing/index.ts';
import { harissa, SaucePage, SaucesPage, sauceTexts } from '../testing/sauces.tsx';

const known = [answers('getCategory', harissa), ...usual];

const meta = {
  title: 'App/Shared/Form and list of a kind',
  component: SaucePage,
  loaders: [sauceTexts],
  args: { id: harissa.id },
  render: (args) => (
    <StoryPart>
      <SaucePage {...args} />
    </StoryPart>
  ),
  parameters: {
    ...screenParameters,
    msw: known,
    docs: {
      description: {
        component:
          'What the form and the list of every kind of entity do: load, save, refuse, and let those look who may not write. A kind’s stories show its own fields and rules only.',
      },
    },
  },
} satisfies Meta<typeof SaucePage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Sauce name/ }, patience);

export const Loading: Story = {
  parameters: { msw: [waits('getCategory'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', {}, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('getCategory', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('This category could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NameInUse: Story = {
  name: 'Name in use',
  args: { id: null },
  parameters: {
    msw: [
      fails('createCategory', 'OM_001', {
        errors: [{ pointer: '/name', code: 'OM_001', message: 'This name is already in use' }],
      }),
      ...known,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), harissa.name);
    await press(canvas, 'Create category');
    await step('The name field says so and keeps what was typed', async () => {
      await canvas.findByText('This name is already in use', {}, patience);
      await expect(await nameField(canvas)).toBeInvalid();
      await waitFor(async () => expect(await nameField(canvas)).toHaveFocus(), patience);
      await expect(await nameField(canvas)).toHaveValue(harissa.name);
    });
  },
};

export const Saving: Story = {
  tags: ['in-dark'],
  args: { id: null },
  parameters: { msw: [waits('createCategory'), ...known] },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Chimichurri');
    await press(canvas, 'Create category');
    await step('Nothing can be discarded while it is on its way', async () => {
      await waitFor(
        () => expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeDisabled(),
        patience,
      );
      await expect(await nameField(canvas)).toHaveValue('Chimichurri');
    });
  },
};

export const SavedByKey: Story = {
  name: 'Saved by Ctrl S',
  parameters: {
    msw: [
      answers('updateCategory', { ...harissa, name: 'Fiery harissa', version: harissa.version + 1 }),
      ...known,
    ],
  },
  play: async ({ canvas }) => {
    await write(await nameField(canvas), 'Fiery harissa');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(/^Category updated/, {}, patience);
  },
};

export const NotSavedAtFirst: Story = {
  name: 'Not saved at first',
  parameters: {
    msw: [
      failsOnce('updateCategory', 'CM_UNAVAILABLE'),
      answers('updateCategory', { ...harissa, name: 'Fiery harissa', version: harissa.version + 1 }),
      ...known,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await nameField(canvas), 'Fiery harissa');
    await press(canvas, 'Save changes');
    await step('Why it was not saved stands beside the way to try again', async () => {
      const problem = await canvas.findByRole('alert', {}, patience);
      await expect(problem).toHaveTextContent(/Nothing can be read or saved at the moment/);
    });
    await step('Trying again saves', async () => {
      await press(canvas, 'Try again');
      await screen.findByText('Category updated.', {}, patience);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), ...known] },
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and who could change it is said', async () => {
      await canvas.findByText(/^You can look at this category\./, {}, patience);
      await expect(await nameField(canvas)).toHaveAttribute('readonly');
    });
  },
};

const ofList = {
  render: () => (
    <StoryPart>
      <SaucesPage />
    </StoryPart>
  ),
} satisfies Partial<Story>;

export const ListLoading: Story = {
  ...ofList,
  name: 'The list, loading',
  parameters: { msw: [waits('listCategories'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading: Categories', {}, patience);
  },
};

export const ListFailed: Story = {
  ...ofList,
  name: 'The list, failed',
  parameters: { msw: [fails('listCategories', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The categories could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ListEmpty: Story = {
  ...ofList,
  name: 'The list, empty',
  parameters: { msw: [answers('listCategories', listOf([])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No categories yet', {}, patience);
    await expect(canvas.getByRole('link', { name: 'Add category' })).toBeVisible();
  },
};

export const ListReadOnly: Story = {
  ...ofList,
  name: 'The list, read-only',
  parameters: { msw: [signedInAs(waiter), answers('listCategories', listOf([harissa])), ...usual] },
  play: async ({ canvas, step }) => {
    await step('Entries can be found and opened, and nothing offers to change them', async () => {
      await canvas.findByRole('link', { name: harissa.name }, patience);
      await expect(canvas.getByRole('searchbox', { name: 'Search categories' })).toBeEnabled();
      await expect(canvas.queryByRole('link', { name: 'Add category' })).toBeNull();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Drag/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: /^Status of/ })).toBeDisabled();
    });
  },
};
