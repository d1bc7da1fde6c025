import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { Link } from '../Link/index.ts';
import { notificationTones } from '../Notification/index.ts';
import { SaveBar } from '../SaveBar/index.ts';
import { ScrollToTop } from '../ScrollToTop/index.ts';
import { toast, toastQueue } from '../Toast/toast-queue.ts';
import { WorkNotice } from './WorkNotice.tsx';
import { LongForm } from './WorkNotice.stories.styles.ts';

const page = within(document.body);

const meta = {
  title: 'Overlays/WorkNotice',
  component: WorkNotice,
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'Tells of work that goes on behind the pages, and of what came of it, while a person does something else: how far it is, one link to it, and a way to close it. One at a time; say how many more there are in its line. Announce what came of it yourself, once. For what is over the moment it is told, use a `Notification`.',
      },
    },
  },
  args: {
    label: 'Import',
    title: 'Reading autumn-menu.csv',
    children: <Link href="#import">See how far it is</Link>,
    onClose: fn(),
  },
} satisfies Meta<typeof WorkNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  tags: ['responsive', 'forced-colors'],
  args: {
    title: 'Applying autumn-menu.csv',
    share: 0.35,
    children: (
      <>
        <span>2,800 of 8,000</span>
        <Link href="#import">See how far it is</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Applying autumn-menu.csv' });
    await expect(progress).toHaveAttribute('aria-valuetext', '35%');
  },
};

export const NobodyCounts: Story = {
  name: 'Nobody counts',
  args: { share: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Over: Story = {
  tags: ['forced-colors'],
  render: () => (
    <>
      {notificationTones.map((tone) => (
        <div key={tone} style={{ position: 'relative', blockSize: 96, transform: 'translate(0)' }}>
          <WorkNotice label={tone} tone={tone} title="autumn-menu.csv is read" onClose={fn()}>
            <Link href="#import">Look at it</Link>
          </WorkNotice>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Look at it' })).toHaveLength(notificationTones.length);
  },
};

export const LongTitle: Story = {
  name: 'A long sentence',
  tags: ['responsive'],
  args: {
    title: `Reading ${'menu-of-all-our-houses-with-everything-'.repeat(8)}final.xlsx`,
    share: null,
  },
  play: async ({ canvas, step }) => {
    await step('It takes five lines at most', async () => {
      const { height } = canvas.getByText(/^Reading/).getBoundingClientRect();
      await expect(height).toBeLessThan(120);
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('The link comes first, then the way to close it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const BelowAllElse: Story = {
  name: 'Between a save bar and toasts',
  tags: ['scrolled'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <LongForm>
      <ScrollToTop />
      <SaveBar
        isVisible
        message="You have unsaved changes"
        saveLabel="Save changes"
        onSave={fn()}
        onDiscard={fn()}
      />
      <WorkNotice {...args} share={null} />
    </LongForm>
  ),
  beforeEach: () => () => {
    toastQueue.clear();
    scrollTo({ top: 0, behavior: 'instant' });
  },
  play: async ({ canvas, step }) => {
    scrollTo({ top: 400, behavior: 'instant' });
    toast.error('The order of the dishes was not saved.');
    const region = await page.findByRole('region', { name: /Notifications/ });
    const up = await canvas.findByRole('button', { name: 'Back to top' });
    const notice = canvas.getByRole('region', { name: 'Import' });
    await step('It covers none of them, and none covers it', async () => {
      await waitFor(() => {
        const parts = [canvas.getByRole('button', { name: 'Save changes' }), notice, up, region];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        for (const [at, box] of boxes.slice(1).entries())
          void expect(box.bottom).toBeLessThanOrEqual(boxes[at]?.top ?? 0);
      });
    });
  },
};

export const RightToLeft: Story = {
  ...Counted,
  name: 'Right to left',
  tags: [],
  decorators: [pageRightToLeft],
};
