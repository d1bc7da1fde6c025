import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  answers,
  fails,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { examplePreview, fridayPreview } from '../testing/example-menus.ts';

const meta = {
  title: 'App/Menus/Preview',
  component: StoryApp,
  args: { path: '/menu-management/menus/preview' },
  parameters: { ...screenParameters, msw: [answers('previewMenus', examplePreview), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Now: Story = {
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('What is on, what is greyed, and what is not shown and why', async () => {
      await canvas.findByText('Greyed, from 18:00', {}, patience);
      await expect(canvas.getByText('Outside its hours, on from Mon 12:00')).toBeVisible();
      await expect(canvas.getByText(/Saturday 14 March 2026, 12:00/)).toBeVisible();
      await expect(canvas.getByText('Next scheduled change: 18:00.')).toBeVisible();
    });
  },
};

export const FridayEvening: Story = {
  name: 'Friday, 18:30',
  tags: ['keyboard'],
  args: { path: '/menu-management/menus/preview?at=2026-03-20T18%3A30' },
  parameters: {
    msw: [answers('previewMenus', fridayPreview), ...usual],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByText(/Friday 20 March 2026, 18:30/, {}, patience);
    await expect(canvas.getByText('Next scheduled change: Sat 01:00.')).toBeVisible();
    await step('Now is one key away', async () => {
      canvas.getByRole('button', { name: 'Now' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('button', { name: 'Now' })).toBeNull();
    });
  },
};

export const NothingShown: Story = {
  name: 'Nothing shown',
  parameters: {
    msw: [answers('previewMenus', { ...examplePreview, menus: [], nextChangeAt: null }), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Guests find no menu at this time', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('previewMenus'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What guests see' }, patience);
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('previewMenus', 'CM_RATE'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The preview could not be loaded', {}, patience);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  // Chromium places the digits of its Arabic date now here, now a quarter of a pixel further.
  tags: ['no-picture'],
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Greyed, from 18:00', {}, patience);
  },
};
