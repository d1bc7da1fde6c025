import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ScrollToTop } from '../ScrollToTop/index.ts';
import { toast, toastQueue } from '../Toast/toast-queue.ts';
import { PageEnd } from './FootLane.stories.styles.ts';
import { FootRoom } from './FootRoom.tsx';

const page = within(document.body);

const meta = {
  title: 'Layout/FootRoom',
  component: FootRoom,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'What floats at the window’s foot stands in one lane: bars of the page (`useRoomAtFoot`), above them a `WorkNotice` and the way back to the top, above that toasts (at the page’s end below a bar, where there is room). Each keeps clear of what is below it, the focus is scrolled clear of all of them, and the `FootRoom` at a page’s end lets its last control be scrolled clear of all of it. `AppShell` has one already.',
      },
    },
  },
  render: () => (
    <>
      <PageEnd>
        <Button>The last of the page</Button>
        <FootRoom />
      </PageEnd>
      <ScrollToTop />
    </>
  ),
  beforeEach: () => () => {
    toastQueue.clear();
    scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof FootRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BelowToasts: Story = {
  name: 'Below toasts',
  tags: ['scrolled', 'forced-colors'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    toast.error(
      'The picture was not saved: the server took too long to answer. Check the connection and try again.',
    );
    toast.error('The order of the dishes was not saved.');
    const region = await page.findByRole('region', { name: /Notifications/ });
    await step('The last control can be scrolled clear of them', async () => {
      await waitFor(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        void expect(
          canvas.getByRole('button', { name: 'The last of the page' }).getBoundingClientRect().bottom,
        ).toBeLessThanOrEqual(region.getBoundingClientRect().top);
      });
    });
    await step('They stand above the way back to the top', async () => {
      const up = await canvas.findByRole('button', { name: 'Back to top' });
      await waitFor(() =>
        expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(up.getBoundingClientRect().top),
      );
    });
  },
};

export const ToastGone: Story = {
  name: 'A toast that goes',
  tags: ['scrolled'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const roomOf = () =>
      canvasElement.querySelector<HTMLElement>('[data-foot-room]')?.style.getPropertyValue('--cm-floating');
    toast.error('The order of the dishes was not saved.');
    await page.findByText('The order of the dishes was not saved.');
    await step('Nothing moves under the hand', async () => {
      await waitFor(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        void expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      });
      const [place, room] = [scrollY, roomOf()];
      toastQueue.clear();
      await waitFor(() => expect(page.queryByText('The order of the dishes was not saved.')).toBeNull());
      await expect(scrollY).toBe(place);
      await expect(roomOf()).toBe(room);
    });
    await step('Its room goes when it is out of sight', async () => {
      const room = roomOf();
      scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(roomOf()).not.toBe(room));
    });
  },
};

export const WithoutToasts: Story = {
  name: 'Without toasts',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-foot-room]')).toBeNull();
  },
};
