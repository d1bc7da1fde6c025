import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  RightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import { byOwner, exampleChange } from '#shared/testing/example-changes.ts';
import { exampleHistory } from '../testing/example-history.ts';
import { HistoryPage } from './HistoryPage.tsx';

const path = '/menu-management/history';
const people = answers('listChangePeople', [byOwner, { id: waiter.id, name: 'Rui Costa' }]);
const history = answers('listChanges', listOf(exampleHistory));

const meta = {
  title: 'App/History',
  component: StoryApp,
  args: { path },
  parameters: { ...screenParameters, msw: [history, people, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, step }) => {
    await step('Days, people, and old and new in words', async () => {
      await canvas.findByRole('heading', { name: 'Today' }, patience);
      await expect(canvas.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
      await expect(canvas.getByText('€4.50')).toBeVisible();
      await expect(canvas.getByText('€4.90')).toBeVisible();
      await expect(canvas.getByText(/Contains sulphites/)).toBeVisible();
    });
    await step('Each change has its way back', async () => {
      await expect(canvas.getByRole('button', { name: 'Put back: Price' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Restore “Lobster of the day”' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Undo all of them' })).toBeVisible();
      await expect(canvas.getByText('Undone')).toBeVisible();
    });
  },
};

export const PutBack: Story = {
  name: 'A field put back',
  tags: ['in-dark'],
  parameters: {
    msw: [
      answers('undoChange', exampleChange({ undoes: exampleHistory[0]?.id ?? null })),
      history,
      people,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await press(canvas, 'Put back: Price');
    await step('Says so, with a way back', async () => {
      const said = await screen.findByText('Undone.', {}, patience);
      await expect(said).toBeInTheDocument();
    });
  },
};

export const ChangedSince: Story = {
  name: 'Changed since',
  parameters: { msw: [fails('undoChange', 'CM_CONFLICT', { current: {} }), history, people, ...usual] },
  play: async ({ canvas, step }) => {
    await press(canvas, 'Undo this change');
    await step('Nothing is written over, and why is said', async () => {
      await screen.findByText(/^This was saved elsewhere/, {}, patience);
    });
    await step('The focus stays where it was', async () => {
      await waitFor(
        () => expect(canvas.getByRole('button', { name: 'Undo this change' })).toHaveFocus(),
        patience,
      );
    });
  },
};

export const SeveralAtOnce: Story = {
  name: 'Several at once, each shown',
  play: async ({ canvas, step }) => {
    await step('Each of them is behind the line that names them', async () => {
      await press(canvas, 'Show each of them');
      await canvas.findByRole('button', { name: 'Show each of them', expanded: true }, patience);
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: `${path}?kind=MENU&day=2026-03-12` },
  parameters: { msw: [answers('listChanges', listOf([])), people, ...usual] },
  play: async ({ canvas, step }) => {
    await step('The filters of the address are set and can be cleared', async () => {
      await canvas.findByText('No change matches', {}, patience);
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await canvas.findByText('Nothing has been changed yet', {}, patience);
    });
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('listChanges', listOf([])), people, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing has been changed yet', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listChanges'), people, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading: History', {}, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('listChanges', 'fallback'), people, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The history could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), history, people, ...usual] },
  loaders: [() => loadMessages('common', 'history', 'items', 'categories', 'entities')],
  render: () => (
    <StoryPart>
      <HistoryPage search={{}} onSearchChange={() => undefined} />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('Everything can be read and nothing put back', async () => {
      await canvas.findByRole('heading', { name: 'Today' }, patience);
      await expect(canvas.queryByRole('button', { name: /^Put back/ })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
    });
  },
};

export const OfOneItem: Story = {
  name: 'Beside the form',
  args: { path: '/menu-management/categories/0198a000-0000-7000-8000-0000000000c2' },
  parameters: {
    msw: [
      answers('getCategory', {
        id: '0198a000-0000-7000-8000-0000000000c2',
        name: 'Fish',
        description: '',
        kind: 'SEA_FOOD',
        image: null,
        position: 1,
        isActive: true,
        itemCount: 2,
        createdAt: '2026-01-05T09:00:00Z',
        updatedAt: '2026-01-05T09:00:00Z',
        version: 2,
      }),
      answers(
        'listChanges',
        listOf([
          exampleChange({ entity: 'CATEGORY', name: 'Fish' }),
          exampleChange({
            id: '0198a000-0000-7000-8000-000000000007',
            entity: 'CATEGORY',
            name: 'Fish',
            action: 'CREATED',
            fields: [],
          }),
        ]),
      ),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await press(canvas, 'History');
    await step('What happened to this one, with its ways back', async () => {
      const panel = await screen.findByRole('dialog', { name: 'History of “Fish”' }, patience);
      await within(panel).findByText('With kale and chouriço.', {}, patience);
      await waitFor(() =>
        expect(within(panel).getByRole('link', { name: 'See the whole history' })).toBeVisible(),
      );
    });
  },
};

export const LongText: Story = {
  name: 'Long text, narrow',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      answers(
        'listChanges',
        listOf([
          exampleChange({
            name: 'Slow-roasted shoulder of lamb from the hills behind the town, with everything that grows there',
            fields: [
              {
                field: 'description',
                before: 'Roasted for seven hours over vine wood, then rested until somebody orders it.',
                after: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
              },
            ],
          }),
        ]),
      ),
      people,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Slow-roasted/, {}, patience);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Narrow: Story = { ...Success, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  ...Success,
  name: 'Right to left',
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};

/** The last one: that nobody answered is said while another story would be looked at. */
export const BeingUndone: Story = {
  name: 'While it is undone',
  parameters: { msw: [waits('undoChange'), history, people, ...usual] },
  play: async ({ canvas, step }) => {
    await press(canvas, 'Undo this change');
    await step('What was pressed shows that it runs and keeps the focus', async () => {
      const pressed = canvas.getByRole('button', { name: /^Undo this change/ });
      await waitFor(() => expect(pressed).toHaveAttribute('aria-disabled', 'true'));
      await expect(pressed).toHaveFocus();
    });
    await step('Another way back does not run', async () => {
      const [other] = canvas.getAllByRole('button', { name: 'Restore this version' });
      await expect(other).not.toHaveAttribute('aria-disabled');
    });
  },
};
