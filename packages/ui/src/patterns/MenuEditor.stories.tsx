import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pageRightToLeft } from '../stories/surroundings.tsx';
import { eveningMenu, newMenu } from './menu-draft.ts';
import { MenuEditorPage } from './MenuEditor.tsx';
import { pageParameters } from './office.tsx';

const meta = {
  title: 'Patterns/Menu editor',
  component: MenuEditorPage,
  parameters: pageParameters(
    'A menu is words, sections in an order, a schedule and a place. The editor shows them in that order, because that is how one is thought up.\n\n- Move sections and items by drag, by keyboard or from a row’s menu; all three do the same.\n- Say when a window ends on the following day.\n- Don’t let a schedule hide a menu without a word: the rule for outside hours is always chosen.',
  ),
  args: { name: 'Evening', menu: eveningMenu, onSave: fn() },
} satisfies Meta<typeof MenuEditorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends on the following day.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const New: Story = {
  tags: ['responsive'],
  args: { name: null, menu: newMenu },
  play: async ({ canvas, args, step }) => {
    await step('A menu needs a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Create menu' }));
      await expect(canvas.getByText('Enter a name')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const Changed: Story = {
  play: async ({ canvas, args, step }) => {
    await step('An item is hidden, and the menu says that this is not saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Lime tart from guests' }));
      await expect(canvas.getByRole('row', { name: /Lime tart/ })).toHaveTextContent('Hidden');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const AddingItems: Story = {
  name: 'Adding items',
  play: async ({ canvas, step }) => {
    await step('Items that are in the section already are not offered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add items to Desserts' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add items to “Desserts”' }));
      await expect(dialog.getByRole('button', { name: 'Add items' })).toBeDisabled();
      await userEvent.type(dialog.getByRole('combobox', { name: 'Items' }), 'pancakes{ArrowDown}{Enter}');
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name: 'Add items' })).toBeEnabled();
    });
  },
};

export const Schedule: Story = {
  name: 'Another window',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Days and times are added and filled in by keyboard', async () => {
      canvas.getByRole('button', { name: 'Add days and times' }).focus();
      await userEvent.keyboard('{Enter}');
      const added = within(canvas.getByRole('group', { name: 'Days and times 3' }));
      added.getByRole('button', { name: /Sunday/ }).focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard('1200');
      await expect(added.getAllByRole('spinbutton')[0]).toHaveTextContent('12');
    });
  },
};

export const Saving: Story = {
  tags: ['first-window'],
  args: { isSaving: true },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [pageRightToLeft] };
