import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  patience,
  press,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { checkOf, exampleLinks, exampleScans } from '../testing/example-links.ts';
import { rowOf } from '../testing/row-of.ts';

const shown = [answers('getLinks', exampleLinks), answers('checkLinks', checkOf(exampleLinks))];

const meta = {
  title: 'App/Link to menu/What can be done with a link',
  component: StoryApp,
  args: { path: '/link-to-menu' },
  parameters: {
    ...screenParameters,
    msw: [...shown, answers('getLinkScans', { days: exampleScans }), ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Stories stand in several pages side by side, and a browser gives its clipboard to the one in front only. */
const clipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

/** No list of apps opens where nobody is there to choose. */
const share = fn(() => Promise.resolve());

async function choose(canvas: ReturnType<typeof within>, name: string, action: string): Promise<void> {
  await press(canvas, `More for the link of ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, patience));
}

export const Copied: Story = {
  play: async ({ canvas, step }) => {
    const copied = clipboard();
    await step('What is copied is the printed link', async () => {
      await press(canvas, 'Copy link of All day');
      await screen.findByText('Link of All day copied.', {}, patience);
      await expect(copied).toHaveBeenCalledWith('https://menu.example/q/m7m2p9a1');
    });
  },
};

export const Code: Story = {
  name: 'QR code',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('The code of one link, with its address', async () => {
      await press(canvas, 'QR code of All day');
      const dialog = within(await screen.findByRole('dialog', {}, patience));
      await dialog.findByRole('img', { name: 'QR code of All day' }, patience);
      await expect(dialog.getByText('https://menu.example/q/m7m2p9a1')).toBeInTheDocument();
      await expect(dialog.getByRole('button', { name: 'Download to print' })).toBeEnabled();
    });
  },
};

export const Embed: Story = {
  name: 'Put on a website',
  play: async ({ canvas, step }) => {
    const copied = clipboard();
    await rowOf(canvas, 'Evening');
    await choose(canvas, 'Evening', 'Put on a website');
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await step('The lines to paste name the frame and wait until they are seen', async () => {
      const code = await dialog.findByRole<HTMLTextAreaElement>('textbox', {}, patience);
      await expect(code.value).toContain('title="Evening, menu of Cardamom &amp; Lime" loading="lazy"');
    });
    await step('Who writes programs finds more', async () => {
      const more = dialog.getByRole('link', { name: 'For developers' });
      await expect(more).toHaveAttribute('href', '/developers');
    });
    await step('And are copied', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy code' }));
      await screen.findByText('Code copied.', {}, patience);
      await expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^<iframe src="https:/));
    });
  },
};

/** Opens the scans of the first table. */
async function openTableScans(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Dining room/ }, patience));
  await choose(canvas, 'Window 1', 'Scans by day');
  return within(await screen.findByRole('dialog', { name: 'Scans of Window 1' }, patience));
}

export const ScansByDay: Story = {
  name: 'Scans by day',
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    const dialog = await openTableScans(canvas);
    await step('Fourteen days of a table’s code, as bars and as a table', async () => {
      await dialog.findByText('49 scans in 14 days', {}, patience);
      await expect(dialog.getByText('Today, 6 so far')).toBeVisible();
      await expect(dialog.getAllByRole('row')).toHaveLength(15);
      const day = dialog.getByRole('row', { name: 'Friday 13 March 9' });
      await expect(day).toBeInTheDocument();
    });
  },
};

export const ScansOfNobody: Story = {
  name: 'Scans by day, of a code nobody scanned',
  parameters: {
    msw: [
      ...shown,
      answers('getLinkScans', { days: exampleScans.map(({ date }) => ({ date, count: 0 })) }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openTableScans(canvas);
    await dialog.findByText('No scans in 14 days', {}, patience);
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};

export const ScansLoading: Story = {
  name: 'Scans by day, loading',
  parameters: { msw: [...shown, waits('getLinkScans'), ...usual] },
  play: async ({ canvas }) => {
    await openTableScans(canvas);
  },
};

export const ScansFailed: Story = {
  name: 'Scans by day, error',
  parameters: { msw: [...shown, fails('getLinkScans', 'CM_NOT_FOUND'), ...usual] },
  play: async ({ canvas }) => {
    const dialog = await openTableScans(canvas);
    await dialog.findByText('The scans could not be loaded', {}, patience);
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ScreenCode: Story = {
  name: 'QR code of a screen',
  play: async ({ canvas, step }) => {
    await press(canvas, 'QR code of Bar');
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await step('A tablet scans it; it is not to be printed, because it changes', async () => {
      await dialog.findByRole('img', { name: 'QR code of Bar' }, patience);
      await expect(dialog.getByText('https://menu.example/screen/K7M2P9AB')).toBeInTheDocument();
      await expect(dialog.queryByRole('button', { name: 'Download to print' })).toBeNull();
    });
  },
};

export const TableActions: Story = {
  name: 'What can be done with a table’s link',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dining room/ }, patience));
    await press(canvas, 'More for the link of Window 1');
    await step('It is opened as a guest, and put on no website', async () => {
      const open = await screen.findByRole('menuitem', { name: 'Open as a guest' }, patience);
      await expect(open).toHaveAttribute('href', expect.stringContaining('?table=Window+1'));
      await expect(screen.queryByRole('menuitem', { name: 'Put on a website' })).toBeNull();
    });
  },
};

export const Shared: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async ({ canvas, step }) => {
    await step('Where the browser can hand a link to another app, the printed one is handed on', async () => {
      await choose(canvas, 'All day', 'Share');
      await waitFor(() =>
        expect(share).toHaveBeenCalledWith({ title: 'All day', url: 'https://menu.example/q/m7m2p9a1' }),
      );
    });
  },
};
