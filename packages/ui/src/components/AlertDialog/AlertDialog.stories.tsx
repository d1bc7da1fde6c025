import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Leave without saving?',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    confirmLabel: 'Leave page',
    cancelLabel: 'Stay',
    children: 'Price and ingredients of "Sea bass" are not saved.',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Destructive: Story = {
  args: {
    title: 'Delete "Sea bass"?',
    children: 'It disappears from 2 menus and 3 screens. You can bring it back from the history.',
    confirmLabel: 'Delete item',
    cancelLabel: 'Cancel',
    isDestructive: true,
  },
  play: async ({ args, step }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: args.title });
    await step('Focus starts on the harmless answer', async () => {
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('The action runs only by its own button', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const Pending: Story = { args: { ...Destructive.args, isPending: true } };

export const CancelledByEscape: Story = {
  name: 'Cancelled by Escape',
  play: async ({ args }) => {
    await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
