import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Asks before something that cannot be taken back. The title is a question that names the thing, the confirming button repeats its verb, the focus starts on the harmless answer. Do not ask before what can be undone: do it and offer “Undo” in a toast. Never write “Are you sure?” or “OK”.',
      },
      story: { inline: false, height: '360px' },
    },
  },
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
  tags: ['responsive', 'forced-colors'],
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

function WithTrigger(props: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Leave</Button>
      <AlertDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const CancelledByEscape: Story = {
  tags: ['keyboard'],
  name: 'Cancelled by Escape',
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ConfirmedByKeyboard: Story = {
  name: 'Confirmed by keyboard',
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus());
    await step('The confirming button is one Tab away', async () => {
      await userEvent.tab();
      await expect(within(dialog).getByRole('button', { name: 'Leave page' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const LongText: Story = {
  name: 'Long text, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Delete "Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit Kardamom"?',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>It disappears from the menu “All day” and from the screens Bar, Window and Terrace.</p>
    )),
    confirmLabel: 'Delete item everywhere',
    cancelLabel: 'Keep the item',
    isDestructive: true,
  },
  play: async ({ step }) => {
    await step('The text scrolls, both buttons stay in view', async () => {
      const dialog = await within(document.body).findByRole('alertdialog');
      for (const button of within(dialog).getAllByRole('button')) {
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      }
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: {
    title: 'حذف «قاروص»؟',
    children: 'سيختفي من قائمتين وثلاث شاشات.',
    confirmLabel: 'حذف الطبق',
    cancelLabel: 'إلغاء',
    isDestructive: true,
  },
};
