import type { Item, ListJob } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup, bread, lobster } = exampleItems;
const stored: { page: Item[]; total: number } = { page: [], total: 0 };
const list = answers('listItems', () => ({
  items: [...stored.page],
  page: { nextCursor: 'next', previousCursor: null, firstRow: 1, total: stored.total },
}));
const around = [list, answers('listCategories', listOf(exampleCategories)), ...usual];

const job: ListJob = {
  id: '0198a000-0000-7000-8000-0000000000a1',
  state: 'RUNNING',
  batchId: '0198a000-0000-7000-8000-0000000000b1',
  done: 0,
  total: 10_000,
  refused: [],
  refusedCount: 0,
  problem: null,
};
const keptAt = 'cardamom.list-job.items';
const begins = answers('bulkChangeItems', { job });
const running: { now: Partial<ListJob>; isAsked: boolean } = { now: {}, isAsked: false };
const isAt = (now: Partial<ListJob>) => answers('getListJob', { ...job, ...now });

const meta = {
  title: 'App/Items/All of the list',
  component: StoryApp,
  args: { path: '/menu-management/items' },
  parameters: { ...screenParameters, msw: around },
  beforeEach: () => {
    stored.page = [soup, bread, lobster];
    stored.total = 10_000;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function choosePage(canvas: Canvas): Promise<void> {
  await canvas.findByRole('row', { name: /Caldo verde/ }, patience);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
}

async function chooseAll(canvas: Canvas): Promise<void> {
  await choosePage(canvas);
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Select all 10,000 of this list' }, patience),
  );
}

const bar = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'What to do with the selection' }));
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(bar(canvas).getByRole('status')).toHaveTextContent(text), patience);

async function deleteAll(canvas: Canvas): Promise<void> {
  await chooseAll(canvas);
  await userEvent.click(bar(canvas).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete 10,000 entries?' }, patience);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete 10,000 entries' }));
}

export const Offered: Story = {
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    await step('Where all rows of the page are chosen, all of the list is offered', async () => {
      await choosePage(canvas);
      await says(canvas, '3 selected');
      await expect(canvas.getByRole('button', { name: 'Select all 10,000 of this list' })).toBeVisible();
    });
  },
};

export const Chosen: Story = {
  play: async ({ canvas, step }) => {
    await chooseAll(canvas);
    await says(canvas, 'All 10,000 of this list selected');
    await step('and taken back with one press', async () => {
      await userEvent.click(bar(canvas).getByRole('button', { name: 'Clear selection' }));
      await waitFor(
        () => expect(canvas.queryByRole('group', { name: 'What to do with the selection' })).toBeNull(),
        patience,
      );
      await expect(canvas.getByRole('checkbox', { name: 'Select All' })).not.toBeChecked();
    });
    await chooseAll(canvas);
    await says(canvas, 'All 10,000 of this list selected');
  },
};

export const ChosenButOne: Story = {
  tags: ['in-dark'],
  name: 'Chosen, but for one',
  play: async ({ canvas, step }) => {
    await chooseAll(canvas);
    await step('A row that is taken out stays out, and the rest stays chosen', async () => {
      const row = canvas.getByRole('row', { name: /Caldo verde/ });
      await userEvent.click(within(row).getByRole('checkbox'));
      await says(canvas, '9,999 of this list selected, without 1');
    });
  },
};

const whileRunning = {
  parameters: {
    msw: [
      begins,
      answers('getListJob', () => {
        running.isAsked = true;
        return { ...job, ...running.now };
      }),
      ...around,
    ],
  },
  // The page asks on until the job has ended, and would tell it in the middle of the next story.
  beforeEach: () => {
    running.now = { done: 3200 };
    return async () => {
      running.now = { state: 'DONE' };
      running.isAsked = false;
      await waitFor(() => expect(running.isAsked).toBe(true), patience);
      await waitFor(() => expect(localStorage.getItem(keptAt)).toBeNull(), patience);
    };
  },
} satisfies Partial<Story>;

export const Running: Story = {
  ...whileRunning,
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    await deleteAll(canvas);
    await step('The bar says how far it is', async () => {
      await says(canvas, 'Deleting 3,200 of 10,000…');
      await expect(bar(canvas).queryByRole('button')).toBeNull();
    });
  },
};

export const LeftAndBack: Story = {
  ...whileRunning,
  name: 'Left while it runs, and come back to',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await deleteAll(canvas);
    await says(canvas, 'Deleting 3,200 of 10,000…');
    await userEvent.click(canvas.getByRole('link', { name: 'Categories' }));
    await canvas.findByRole('heading', { level: 1, name: /^Categories/ }, patience);
    await step('Another list has nothing at work', async () => {
      await expect(canvas.queryByRole('group', { name: 'What to do with the selection' })).toBeNull();
    });
    running.now = { done: 4800 };
    await userEvent.click(canvas.getByRole('link', { name: 'Items' }));
    await step('The list still says how far it is', async () => {
      await canvas.findByRole('row', { name: /Caldo verde/ }, patience);
      await says(canvas, 'Deleting 4,800 of 10,000…');
    });
  },
};

/** As a reload or another tab leaves it. */
const begunBefore = () => localStorage.setItem(keptAt, JSON.stringify({ id: job.id, action: 'DELETE' }));

export const Reloaded: Story = {
  ...whileRunning,
  name: 'Begun before a reload',
  tags: ['no-picture'],
  beforeEach: () => {
    begunBefore();
    return whileRunning.beforeEach();
  },
  play: async ({ canvas, step }) => {
    await step('The list takes it up when it opens', async () => {
      await canvas.findByRole('row', { name: /Caldo verde/ }, patience);
      await says(canvas, 'Deleting 3,200 of 10,000…');
    });
  },
};

export const EndedMeanwhile: Story = {
  name: 'Ended while nobody looked',
  tags: ['no-picture'],
  parameters: { msw: [isAt({ state: 'DONE', done: 10_000 }), ...around] },
  beforeEach: begunBefore,
  play: async ({ step }) => {
    await step('What it did is told once, and can be taken back', async () => {
      await screen.findByText('10,000 deleted.', {}, patience);
      await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      await waitFor(() => expect(localStorage.getItem(keptAt)).toBeNull(), patience);
    });
  },
};

export const EndedElsewhere: Story = {
  name: 'Ended elsewhere, told on another page',
  args: { path: '/menu-management/categories' },
  parameters: { msw: [isAt({ state: 'DONE', done: 10_000, refusedCount: 120 }), ...around] },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Categories/ }, patience);
    await step('As another tab begins it, this one hears of it', () => {
      begunBefore();
      dispatchEvent(new StorageEvent('storage', { key: keptAt }));
    });
    await step('What it did to which list is told, and can be taken back from here', async () => {
      await screen.findByText('9,880 deleted.', {}, patience);
      await expect(screen.getByText('Items: 120 of 10,000 could not be deleted')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      await waitFor(() => expect(localStorage.getItem(keptAt)).toBeNull(), patience);
    });
  },
};

export const Done: Story = {
  parameters: {
    msw: [begins, isAt({ state: 'DONE', done: 10_000 }), ...around],
  },
  play: async ({ canvas, step }) => {
    await deleteAll(canvas);
    await step('Nothing is chosen any more, and one press takes it all back', async () => {
      const undo = await screen.findByRole('button', { name: 'Undo' }, patience);
      undo.focus();
      await expect(screen.getByRole('alertdialog', { name: '10,000 deleted.' })).toBeVisible();
      await waitFor(
        () => expect(canvas.queryByRole('group', { name: 'What to do with the selection' })).toBeNull(),
        patience,
      );
    });
  },
};

export const Undone: Story = {
  parameters: {
    msw: [begins, isAt({ state: 'DONE', done: 10_000 }), answers('undoChangeBatch', { job }), ...around],
  },
  play: async ({ canvas, step }) => {
    await deleteAll(canvas);
    await step('Taking thousands back says at once that it goes on, and then that it is done', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
      await screen.findByText(/^Undoing\./, {}, patience);
      await screen.findByText('Undone.', {}, patience);
    });
  },
};

export const SomeStayed: Story = {
  name: 'Done, and some stayed',
  parameters: {
    msw: [
      begins,
      isAt({
        state: 'DONE',
        done: 10_000,
        refusedCount: 120,
        refused: [
          {
            id: lobster.id,
            name: lobster.name,
            code: 'CM_CONFLICT',
            message: 'This was saved elsewhere in the meantime.',
            dependencies: [],
            dependencyCount: 0,
          },
        ],
      }),
      ...around,
    ],
  },
  play: async ({ canvas, step }) => {
    await deleteAll(canvas);
    await step('They are counted, the first of them named with the reason', async () => {
      const told = await screen.findByRole(
        'alertdialog',
        { name: '120 of 10,000 could not be deleted' },
        patience,
      );
      await waitFor(() =>
        expect(within(told).getByRole('link', { name: 'Lobster of the day' })).toBeVisible(),
      );
      await expect(told).toHaveTextContent('Somebody else changed it in the meantime');
    });
    await step('Those that are not named are counted', async () => {
      await expect(screen.getByText('… and 119 more.')).toBeVisible();
    });
    await step('The offer to take the rest back stands clear of them', async () => {
      const named = screen.getByRole('alertdialog', { name: '120 of 10,000 could not be deleted' });
      const offer = await screen.findByText('9,880 deleted.', {}, patience);
      await waitFor(
        () => expect(offer.getBoundingClientRect().top).toBeGreaterThan(named.getBoundingClientRect().bottom),
        patience,
      );
    });
  },
};

export const ListChanged: Story = {
  name: 'Refused, since the list has changed',
  parameters: {
    msw: [fails('bulkChangeItems', 'CM_CONFLICT', { status: 409, current: { count: 9998 } }), ...around],
  },
  play: async ({ canvas, step }) => {
    await chooseAll(canvas);
    stored.total = 9998;
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Deactivate' }));
    await step('says the new count, and stays chosen with it', async () => {
      await screen.findByText(/your selection has 9,998 entries now/, {}, patience);
      await says(canvas, 'All 9,998 of this list selected');
    });
  },
};

export const EndedEarly: Story = {
  name: 'Ended early',
  parameters: {
    msw: [
      begins,
      isAt({
        state: 'FAILED',
        done: 3200,
        problem: 'The server stopped in the middle. What was done until then can be undone.',
      }),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await deleteAll(canvas);
    await screen.findByText(/The server stopped in the middle/, {}, patience);
  },
};
