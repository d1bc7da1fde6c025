import type { Import, ImportEntry } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { whenAtRest } from '#shared/browser/when-at-rest.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  signedInAs,
  StoryApp,
  textField,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import { entryOf, fileName, readyImport } from '../testing/example-import.ts';

const longName = 'menu-of-all-our-houses-with-everything-autumn-and-winter-2026-final.csv';

/** The latest import as the server has it, and the entry before it. */
let now: Pick<Import, 'state' | 'progress'>;
let before: Partial<ImportEntry> | null;
let asked = 0;
let called = fileName;

const entries = () => {
  asked += 1;
  const { id, counts } = readyImport;
  const latest = entryOf({
    id,
    fileName: called,
    state: now.state,
    counts: now.state === 'READING' ? [] : counts,
  });
  return listOf(
    before ? [latest, entryOf({ id: 'before', fileName: 'wine-list.xlsx', ...before })] : [latest],
  );
};

const imports = [
  answers('listImports', entries),
  answers('getImport', () => ({ ...readyImport, ...now })),
  answers('listImportRows', listOf([])),
];

const runs = { state: 'READING', progress: null } as const;
const applies = { state: 'APPLYING', progress: { done: 2800, total: 8000 } } as const;

const meta = {
  title: 'App/Shell/Import notice',
  component: StoryApp,
  args: { path: '/no-such-page' },
  parameters: { ...screenParameters, msw: [...imports, ...usual] },
  beforeEach: () => {
    now = runs;
    before = null;
    asked = 0;
    called = fileName;
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const noticeOf = (canvas: Canvas) => canvas.findByRole('region', { name: 'Import' }, patience);

/** Waits until the tab has seen the import run, and has it end. */
async function end(canvas: Canvas, state: Import['state']): Promise<HTMLElement> {
  const notice = await noticeOf(canvas);
  now = { state, progress: null };
  await waitFor(() => expect(within(notice).queryByRole('progressbar')).toBeNull(), { timeout: 5000 });
  return notice;
}

export const Reading: Story = {
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    const notice = await noticeOf(canvas);
    await step('It says which file is read, and leads to its page', async () => {
      await expect(within(notice).getByRole('progressbar', { name: `Reading ${fileName}` })).toBeVisible();
      await expect(within(notice).getByRole('link', { name: 'See how far it is' })).toHaveAttribute(
        'href',
        `/menu-management/import?import=${readyImport.id}`,
      );
    });
    await step('Nothing is announced before there is something to do', async () => {
      for (const status of canvas.queryAllByRole('status')) await expect(status).toHaveTextContent('');
    });
  },
};

export const Applying: Story = {
  beforeEach: () => {
    now = applies;
  },
  play: async ({ canvas, step }) => {
    const notice = await noticeOf(canvas);
    await step('It says how far it is, and goes on saying it', async () => {
      await within(notice).findByText('2,800 of 8,000', {}, patience);
      now = { ...applies, progress: { done: 5600, total: 8000 } };
      await within(notice).findByText('5,600 of 8,000', {}, patience);
    });
  },
};

export const Read: Story = {
  // It ends on another page.
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const notice = await end(canvas, 'READY');
    await step('It is announced once, politely', async () => {
      const said = canvas.getAllByText(`${fileName} is read`);
      await expect(said).toHaveLength(2);
      await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        `${fileName} is read`,
      );
    });
    await step('On its page it is gone, and so it is when that was seen', async () => {
      await userEvent.click(within(notice).getByRole('link', { name: 'Look at it' }));
      await canvas.findByRole('heading', { name: 'Review import' }, patience);
      await expect(canvas.queryByRole('region', { name: 'Import' })).toBeNull();
      await userEvent.click(canvas.getByRole('link', { name: 'Cardamom, home' }));
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Review import' })).toBeNull());
      await expect(canvas.queryByRole('region', { name: 'Import' })).toBeNull();
    });
  },
};

export const Asking: Story = {
  name: 'It asks something',
  play: async ({ canvas }) => {
    const notice = await end(canvas, 'ASKING');
    await within(notice).findByText(`${fileName} is read, and asks what its columns hold`);
  },
};

export const NotApplied: Story = {
  name: 'It was not applied',
  beforeEach: () => {
    now = applies;
  },
  play: async ({ canvas }) => {
    const notice = await end(canvas, 'READY');
    await within(notice).findByText(`${fileName} is not imported yet`);
  },
};

export const Applied: Story = {
  tags: ['in-dark', 'forced-colors'],
  beforeEach: () => {
    now = applies;
  },
  play: async ({ canvas }) => {
    const notice = await end(canvas, 'APPLIED');
    await within(notice).findByText(`${fileName} is imported: 1,205 changes`);
    await within(notice).findByRole('link', { name: 'Show what changed' });
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    const notice = await end(canvas, 'FAILED');
    await within(notice).findByText(`${fileName} could not be imported`);
    await within(notice).findByRole('link', { name: 'See why' });
  },
};

export const TwoAtOnce: Story = {
  name: 'Two at once',
  tags: ['responsive'],
  beforeEach: () => {
    before = { state: 'READING' };
  },
  play: async ({ canvas }) => {
    const notice = await noticeOf(canvas);
    await within(notice).findByText(`Reading ${fileName}`);
    await expect(within(notice).getByRole('link', { name: 'and 1 more' })).toHaveAttribute(
      'href',
      '/menu-management/import',
    );
  },
};

export const ClosedByKeyboard: Story = {
  name: 'Closed by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const notice = await end(canvas, 'READY');
    within(notice).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await step('The focus goes to the page', async () => {
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Import' })).toBeNull());
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};

export const WhileTyping: Story = {
  name: 'While somebody types on a phone',
  args: { path: '/menu-management/categories/new' },
  parameters: { msw: [...imports, answers('listCategories', listOf([])), ...usual] },
  globals: { viewport: { value: 'phone' } },
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    const field = await textField(canvas, /^Category name/);
    await userEvent.type(field, 'Soups');
    const notice = await noticeOf(canvas);
    await step('It covers neither the field nor what saves it', async () => {
      const save = canvas.getByRole('button', { name: 'Create category' });
      await waitFor(() => {
        const { top, bottom } = notice.getBoundingClientRect();
        void expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
        void expect(bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top);
      });
    });
  },
};

/** Of what came of it nothing is cut off, and nothing stands over the way there. */
async function isReadAsAWhole(canvas: Canvas): Promise<void> {
  const notice = await end(canvas, 'APPLIED');
  const title = within(notice).getByText('menu-of-all-o…-final.csv is imported: 1,205 changes');
  await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
  const places = canvas.getByRole('navigation', { name: 'Main navigation' }).getBoundingClientRect();
  await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(places.top);
}

export const LongName: Story = {
  name: 'A file with a long name',
  globals: { viewport: { value: 'phone' } },
  tags: ['responsive'],
  beforeEach: () => {
    now = applies;
    called = longName;
  },
  play: async ({ canvas, step }) => {
    await isReadAsAWhole(canvas);
    await step('It is announced by its whole name', async () => {
      const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
      await expect(said).toContain(`${longName} is imported: 1,205 changes`);
    });
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    now = applies;
    called = longName;
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: ({ canvas }) => isReadAsAWhole(canvas),
};

/** Only the other one, which runs, is told of. */
const tellsOfTheOther: Story['play'] = async ({ canvas }) => {
  const notice = await noticeOf(canvas);
  await within(notice).findByText('Reading wine-list.xlsx');
  await expect(within(notice).queryByRole('link', { name: /more$/ })).toBeNull();
  await expect(canvas.queryByText(new RegExp(fileName))).toBeNull();
};

export const LongAgo: Story = {
  name: 'One that has waited since yesterday',
  tags: ['no-picture'],
  beforeEach: () => {
    now = { state: 'READY', progress: null };
    before = { state: 'READING' };
  },
  play: tellsOfTheOther,
};

export const SomebodyElses: Story = {
  name: 'What somebody else handed in',
  tags: ['no-picture'],
  beforeEach: () => {
    before = { state: 'READING' };
  },
  parameters: {
    msw: [
      answers('listImports', () => {
        const { page, items } = entries();
        const staff = { id: waiter.id, name: waiter.name };
        return {
          page,
          items: items.map((entry, at) => (at === 0 ? Object.assign(entry, { staff }) : entry)),
        };
      }),
      ...imports,
      ...usual,
    ],
  },
  play: tellsOfTheOther,
};

/** Waits until all that comes late is there. */
async function lateParts(canvas: Canvas): Promise<void> {
  await canvas.findByRole('link', { name: /^Guests see/ }, patience);
  await new Promise<void>(whenAtRest);
}

export const Unanswered: Story = {
  name: 'The server does not say',
  globals: { viewport: { value: 'lg' } },
  tags: ['no-picture'],
  parameters: { msw: [fails('listImports', 'fallback'), ...imports, ...usual] },
  play: async ({ canvas }) => {
    await lateParts(canvas);
    await expect(canvas.queryByRole('region', { name: 'Import' })).toBeNull();
    await expect(canvas.queryByText(/Still trying/)).toBeNull();
  },
};

export const NotAllowed: Story = {
  name: 'Who may not import',
  globals: { viewport: { value: 'lg' } },
  tags: ['no-picture'],
  parameters: { msw: [signedInAs(waiter), ...imports, ...usual] },
  play: async ({ canvas, step }) => {
    await step('Nothing is asked', async () => {
      await lateParts(canvas);
      await expect(asked).toBe(0);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  beforeEach: () => {
    now = applies;
  },
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  play: async ({ canvas }) => {
    await within(await noticeOf(canvas)).findByText('2,800 of 8,000', {}, patience);
  },
};
