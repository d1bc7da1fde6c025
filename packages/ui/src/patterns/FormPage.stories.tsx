import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageRightToLeft } from '../stories/surroundings.tsx';
import { ItemFormPage } from './FormPage.tsx';
import { newDraft, shakshukaDraft } from './item-draft.ts';
import { pageParameters } from './office.tsx';

const meta = {
  title: 'Patterns/Form page',
  component: ItemFormPage,
  parameters: pageParameters(
    'One column of cards, each with a sentence of purpose; from `lg` on the list of sections stands beside it, and the save bar comes with the first change.\n\n- Keep what is typed, whatever the server answers.\n- Say errors at their fields, and how many there are above the form.\n- Don’t disable the save button: let it say what is missing.',
  ),
  args: { name: 'Shakshuka', draft: shakshukaDraft, onSave: fn() },
} satisfies Meta<typeof ItemFormPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['responsive'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const New: Story = {
  tags: ['responsive'],
  args: { name: null, draft: newDraft },
  play: async ({ canvas, args, step }) => {
    const basics = within(canvas.getByRole('region', { name: 'Basics' }));
    await step('What is missing is said at its field, and what was typed stays', async () => {
      await userEvent.type(basics.getByRole('textbox', { name: /Item name/ }), 'Lime tart');
      await userEvent.click(canvas.getByRole('button', { name: 'Create item' }));
      await expect(basics.getByText('Enter a price')).toBeVisible();
      await expect(basics.getByRole('textbox', { name: /Item name/ })).toHaveValue('Lime tart');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const Changed: Story = {
  tags: ['forced-colors', 'first-window'],
  play: async ({ canvas, args, step }) => {
    await step('The first change brings the save bar, which says what is not saved', async () => {
      const price = canvas.getByRole('textbox', { name: /Price/ });
      await userEvent.clear(price);
      await userEvent.type(price, '12.00');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ price: 1200 }));
    });
  },
};

export const Discarded: Story = {
  tags: ['first-window'],
  play: async ({ canvas, step }) => {
    await step('Discarding brings back what is stored', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Item name/ }), ' for two');
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(canvas.getByRole('textbox', { name: /Item name/ })).toHaveValue('Shakshuka');
      await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    });
  },
};

export const WithErrors: Story = {
  name: 'With errors',
  tags: ['responsive'],
  args: {
    draft: { ...shakshukaDraft, price: null },
    errors: { name: 'This name is already in use', price: 'Enter a price' },
  },
  play: async ({ canvas, step }) => {
    await step('A mended field is quiet again', async () => {
      await expect(canvas.getByText('2 fields need another look.')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: /Price/ }), '11.50');
      await expect(canvas.getByText('One field needs another look.')).toBeVisible();
      await expect(canvas.getByText('This name is already in use')).toBeVisible();
    });
  },
};

export const Saving: Story = {
  tags: ['first-window'],
  args: { isSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Save changes/ })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can read this item, not change it')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Item name' })).toHaveAttribute('readonly');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Item name/ }), ' for two');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [pageRightToLeft] };
