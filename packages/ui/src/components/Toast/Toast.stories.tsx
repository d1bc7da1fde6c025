import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { withHeldTimers } from '../../stories/heldTimers.ts';
import { timings } from '../../theme/index.ts';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { notify } from '../Notification/index.ts';
import { toast, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

function Buttons() {
  return (
    <Inline gap={2}>
      <Button onPress={() => toast('Category created.')}>Create category</Button>
      <Button onPress={() => toast.error('The picture was not saved. Check the connection and try again.')}>
        Fail
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'Says that a person’s own action is done: `toast("Category created.")`. It appears after 400 ms, goes after 2500 ms, waits while it is pointed at or focused, and is swiped away by 50 px. `toast.error` stays until it is closed. Do not use it for what a person must read or answer, for a mistake that belongs to a field, or for what happened elsewhere or can be undone: that is a `Notification`.',
      },
    },
  },
  render: () => <Buttons />,
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function showToast(advance: (ms: number) => void) {
  toast('Category created.');
  advance(timings.toastDelay);
  return page.findByText('Category created.');
}

async function isGone(text: string) {
  await waitFor(() => expect(page.queryByText(text)).toBeNull());
}

// proves: times.toast-delay
export const Done: Story = {
  tags: ['responsive', 'forced-colors'],
  play: ({ canvas, step }) =>
    withHeldTimers(async (advance) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create category' }));
      await step('It leaves the action a moment', async () => {
        advance(timings.toastDelay - 1);
        await expect(toastQueue.visibleToasts).toHaveLength(0);
      });
      await step('It appears and is announced', async () => {
        advance(1);
        const message = await page.findByText('Category created.');
        await expect(message.closest('[role="alert"]')).toBeVisible();
      });
    }),
};

// proves: times.toast
export const GoesByItself: Story = {
  name: 'Goes by itself',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      const message = await showToast(advance);
      await step('It is there for 2500 ms', async () => {
        advance(timings.toast - 1);
        await expect(message).toBeVisible();
      });
      await step('and then goes', async () => {
        advance(1);
        await isGone('Category created.');
      });
    }),
};

export const WaitsWhilePointedAt: Story = {
  name: 'Waits while pointed at',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      const message = await showToast(advance);
      await step('Pointing at it stops its time', async () => {
        await userEvent.hover(message);
        advance(10 * timings.toast);
        await expect(message).toBeVisible();
      });
      await step('Leaving gives it the time it had left', async () => {
        await userEvent.unhover(message);
        advance(timings.toast);
        await isGone('Category created.');
      });
    }),
};

export const WaitsWhileFocused: Story = {
  name: 'Waits while focused',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      const message = await showToast(advance);
      await step('Focus inside it stops its time', async () => {
        page.getByRole('button', { name: 'Close' }).focus();
        advance(10 * timings.toast);
        await expect(message).toBeVisible();
      });
    }),
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: ({ canvas, step }) =>
    withHeldTimers(async (advance) => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      advance(timings.toastDelay);
      await page.findByText('Category created.');
      await step('F6 goes to the region, Tab to the close button', async () => {
        await userEvent.keyboard('{F6}');
        await userEvent.tab();
        await userEvent.tab();
        await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
      });
      await step('Closing it gives the focus back', async () => {
        await userEvent.keyboard('{Enter}');
        await isGone('Category created.');
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Create category' })).toHaveFocus());
      });
    }),
};

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** As many toasts as there can be, each as large as it can be, while a dialog asks something. */
const besideADialog: Story = {
  render: () => (
    <AlertDialog
      title="1 of 2 could not be changed"
      isOpen
      onOpenChange={() => {}}
      confirmLabel="Try again"
      onConfirm={() => {}}
    >
      “Mains” is still used.
    </AlertDialog>
  ),
  play: ({ step }) =>
    withHeldTimers(async () => {
      const dialog = await page.findByRole('alertdialog', { name: '1 of 2 could not be changed' });
      for (const name of ['Soups', 'Grill', 'Desserts'])
        notify({
          tone: 'success',
          title: `${name} deactivated.`,
          message: '“Soups of the day”, “Soups to take away”, “Soups for groups of eight and more”',
          action: { label: 'Undo', onAction: () => {} },
        });
      await page.findByText('Soups deactivated.');
      await step('They cover no button of the dialog', async () => {
        const toasts = toastQueue.visibleToasts.map(({ content }) =>
          page.getByRole('alertdialog', { name: 'title' in content ? content.title : '' }),
        );
        await expect(toasts).toHaveLength(3);
        for (const button of within(dialog).getAllByRole('button'))
          for (const shown of toasts)
            await expect(isOver(button.getBoundingClientRect(), shown.getBoundingClientRect())).toBe(false);
      });
    }),
};

export const AboveASheet: Story = {
  ...besideADialog,
  name: 'Above a sheet, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const BesideADialog: Story = {
  ...besideADialog,
  name: 'Beside a dialog',
  tags: ['responsive'],
};

export const ErrorStays: Story = {
  name: 'Error stays until it is closed',
  tags: ['responsive'],
  play: ({ canvas, step }) =>
    withHeldTimers(async (advance) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      const message = await page.findByText(/The picture was not saved/);
      await step('It comes at once and has no time limit', async () => {
        advance(60 * timings.toast);
        await expect(message).toBeVisible();
      });
    }),
};

/** Moves a pointer sideways over what is given, and lets go. */
async function swipe(target: Element, distance: number, pointer: 'TouchA' | 'MouseLeft') {
  await userEvent.pointer([
    { keys: `[${pointer}>]`, target, coords: { clientX: 600, clientY: 500 } },
    {
      ...(pointer === 'TouchA' && { pointerName: pointer }),
      target,
      coords: { clientX: 600 + distance, clientY: 500 },
    },
    { keys: `[/${pointer}]`, target, coords: { clientX: 600 + distance, clientY: 500 } },
  ]);
}

// proves: sizes.swipe
export const SwipedByTouch: Story = {
  name: 'Swiped away by touch',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      const message = await showToast(advance);
      await step('49 px are not enough: it comes back', async () => {
        await swipe(message, timings.swipe - 1, 'TouchA');
        await expect(message).toBeVisible();
      });
      await step('50 px send it away, to either side', async () => {
        await swipe(message, -timings.swipe, 'TouchA');
        await isGone('Category created.');
      });
    }),
};

export const SwipedByMouse: Story = {
  name: 'Swiped away by mouse',
  play: () =>
    withHeldTimers(async (advance) => {
      await swipe(await showToast(advance), timings.swipe, 'MouseLeft');
      await isGone('Category created.');
    }),
};

export const ThreeAtMost: Story = {
  name: 'Three at most',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      for (const name of ['Soups', 'Grill', 'Desserts', 'Drinks']) toast(`${name} updated.`);
      advance(timings.toastDelay);
      await step('The newest three are seen', async () => {
        await page.findByText('Drinks updated.');
        await expect(page.getByText('Grill updated.')).toBeVisible();
        await expect(page.queryByText('Soups updated.')).toBeNull();
      });
    }),
};

export const LongText: Story = {
  name: 'Long text, narrow phone',
  globals: { viewport: { value: 'phone' } },
  play: () =>
    withHeldTimers(async () => {
      toast.error(
        'The restaurant’s photo https://pictures.example/2026/terrace-at-dusk-with-lanterns-and-guests.jpg was not saved. Check the connection and try again.',
      );
      await page.findByText(/was not saved/);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  play: () =>
    withHeldTimers(async (advance) => {
      toast('تم حذف الطبق.');
      advance(timings.toastDelay);
      await page.findByText('تم حذف الطبق.');
    }),
};
