import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withHeldTimers } from '../../stories/heldTimers.ts';
import { timings } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { toastQueue } from '../Toast/toast-queue.ts';
import { notificationTones } from './notification-content.ts';
import { notify, type NotificationOptions } from './notify.ts';
import { offerUndo, undoTime } from './offer-undo.ts';

const onOpen = fn();

const offline = {
  title: 'Window screen is offline',
  message: 'It still shows the menu of 11:42. Check its network.',
  tone: 'warning',
  action: { label: 'Open screens', onAction: onOpen },
} satisfies NotificationOptions;

function Notifier(props: NotificationOptions) {
  return <Button onPress={() => notify(props)}>Notify</Button>;
}

const meta = {
  title: 'Overlays/Notification',
  component: Notifier,
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      description: {
        component:
          'Tells what happened elsewhere while a person works: `notify({ title, message, action })`. It closes after 5000 ms, waits while it is pointed at or focused, and stays with `isPersistent`. `offerUndo` says that a person’s own action is done and takes it back, for 10 seconds. Do not use it for an action without a way back (`toast`), nor for what is only true on this page (`Banner`); nothing may be lost when it goes unseen.',
      },
    },
  },
  args: offline,
  beforeEach: () => {
    onOpen.mockClear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof Notifier>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const WithAnAction: Story = {
  name: 'With an action',
  tags: ['responsive', 'forced-colors'],
  play: ({ canvas, step }) =>
    withHeldTimers(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
      const title = await page.findByText(offline.title);
      await step('It is announced with its sentence', async () => {
        await expect(title.closest('[role="alert"]')).toHaveTextContent(offline.message);
        await expect(page.getByRole('alertdialog', { name: offline.title })).toHaveAccessibleDescription(
          offline.message,
        );
      });
    }),
};

// proves: times.notification
export const ClosesByItself: Story = {
  name: 'Closes by itself',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      notify(offline);
      const title = await page.findByText(offline.title);
      await step('It is there for 5000 ms', async () => {
        advance(timings.notification - 1);
        await expect(title).toBeVisible();
      });
      await step('and then goes', async () => {
        advance(1);
        await waitFor(() => expect(page.queryByText(offline.title)).toBeNull());
      });
    }),
};

export const Stays: Story = {
  name: 'Stays until it is closed',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      notify({ ...offline, isPersistent: true });
      const title = await page.findByText(offline.title);
      advance(60 * timings.notification);
      await expect(title).toBeVisible();
      await step('Its button closes it', async () => {
        await userEvent.click(page.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(page.queryByText(offline.title)).toBeNull());
      });
      notify({ ...offline, isPersistent: true });
      const shown = await page.findByText(offline.title);
      await waitFor(() => expect(shown).toBeVisible());
    }),
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: ({ step }) =>
    withHeldTimers(async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await page.findByText(offline.title);
      await step('F6 goes to the region, Enter takes its action', async () => {
        await userEvent.keyboard('{F6}');
        await userEvent.tab();
        await userEvent.tab();
        await expect(page.getByRole('button', { name: 'Open screens' })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(onOpen).toHaveBeenCalledOnce();
      });
    }),
};

const onUndo = fn();

async function showUndo(advance: (ms: number) => void) {
  onUndo.mockClear();
  offerUndo({ title: 'Item deleted.', message: '“Plain rice”', label: 'Undo', onUndo });
  advance(timings.toastDelay);
  return page.findByRole('alertdialog', { name: 'Item deleted.' });
}

export const Undo: Story = {
  tags: ['responsive', 'forced-colors'],
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      const offer = await showUndo(advance);
      await step('Says aloud what was done, and to what', async () => {
        await expect(within(offer).getByRole('alert')).toHaveTextContent('“Plain rice”');
        await expect(offer).toHaveAccessibleDescription('“Plain rice”');
      });
    }),
};

export const UndoWaits: Story = {
  name: 'An undo waits ten seconds, longer while pointed at or focused',
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      const offer = await showUndo(advance);
      await step('It is there for ten seconds', async () => {
        advance(undoTime - 1);
        await expect(undoTime).toBeGreaterThanOrEqual(10_000);
        await expect(offer).toBeVisible();
      });
      await step('Pointing at it or its focus stops its time', async () => {
        await userEvent.hover(offer);
        advance(undoTime);
        await expect(offer).toBeVisible();
        within(offer).getByRole('button', { name: 'Undo' }).focus();
        await userEvent.unhover(offer);
        advance(undoTime);
        await expect(offer).toBeVisible();
      });
      await step('Left alone, it goes', async () => {
        within(offer).getByRole('button', { name: 'Undo' }).blur();
        advance(undoTime);
        await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      });
    }),
};

export const UndoByKeyboard: Story = {
  name: 'Undone by keyboard',
  tags: ['keyboard'],
  play: ({ step }) =>
    withHeldTimers(async (advance) => {
      await showUndo(advance);
      await step('F6 goes to the region, Tab to the undo', async () => {
        await userEvent.keyboard('{F6}');
        await userEvent.tab();
        await userEvent.tab();
        await expect(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
      });
      await step('Taking it closes it', async () => {
        await userEvent.keyboard('{Enter}');
        await expect(onUndo).toHaveBeenCalledOnce();
        await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      });
    }),
};

const titles = {
  info: 'The evening menu is on',
  success: 'The bar screen is back',
  warning: 'Window screen is offline',
  error: 'The export stopped',
} as const;

export const EveryTone: Story = {
  name: 'Every tone',
  play: () =>
    withHeldTimers(async () => {
      for (const tone of notificationTones.slice(1))
        notify({ tone, title: titles[tone], message: 'Seen at 18:05.' });
      await page.findByText(titles.error);
    }),
};

export const Plain: Story = {
  name: 'Without an action',
  play: () =>
    withHeldTimers(async () => {
      notify({ title: 'The evening menu is on', message: 'Guests see it from 17:00.' });
      await page.findByText('The evening menu is on');
    }),
};

export const LongText: Story = {
  name: 'Long text, narrow phone',
  globals: { viewport: { value: 'phone' } },
  play: () =>
    withHeldTimers(async () => {
      notify({
        title: 'Bildschirm am Donaudampfschifffahrtsgesellschaftseingang ist offline',
        message: 'It still shows the last good menu. Check its power, its network and the address it opens.',
      });
      await page.findByText(/ist offline/);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }),
};
