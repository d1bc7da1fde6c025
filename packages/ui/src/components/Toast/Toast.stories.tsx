import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { toast, toastQueue } from './toast-queue.ts';

const onUndo = fn();

function Buttons() {
  return (
    <Inline gap={2}>
      <Button onPress={() => toast('Category created.')}>Create category</Button>
      <Button onPress={() => toast('Item deleted.', { label: 'Undo', onAction: onUndo })}>Delete item</Button>
      <Button onPress={() => toast.error('The picture was not saved. Check the connection and try again.')}>
        Fail
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: Buttons,
  beforeEach: () => {
    onUndo.mockClear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof Buttons>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Done: Story = {
  play: async ({ canvas, step }) => {
    await step('It appears and is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create category' }));
      const message = await page.findByText('Category created.');
      await expect(message.closest('[role="alert"]')).toBeVisible();
    });
  },
};

export const GoesByItself: Story = {
  name: 'Goes by itself',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create category' }));
    await page.findByText('Category created.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create category' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Create category' }));
    await waitFor(() => expect(page.queryByText('Category created.')).toBeNull(), { timeout: 6000 });
  },
};

export const Undo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete item' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByText('Item deleted.')).toBeNull());
  },
};

export const ErrorStays: Story = {
  name: 'Error stays until it is closed',
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const message = await page.findByText(/The picture was not saved/);
    await step('It has no time limit', async () => {
      await expect(toastQueue.visibleToasts.every(({ timeout }) => timeout === undefined)).toBe(true);
      await expect(message).toBeVisible();
    });
  },
};
