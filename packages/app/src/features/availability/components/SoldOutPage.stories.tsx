import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations } from '@cardamom/api-types';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  findHome,
  listOf,
  patience,
  press,
  RightToLeft as FromRightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import { exampleEntries } from '../testing/example-entries.ts';
import { exampleKitchen } from '../testing/example-kitchen.ts';
import { forgetPresses, keepPresses, refusals } from '../testing/kept-presses.ts';

const path = '/menu-management/sold-out';

const kitchen = exampleKitchen();

/** Everything that a waiter's page asks. */
const service = [signedInAs(waiter), ...kitchen.handlers, answers('listCategories', listOf([])), ...usual];

const noNetwork = http.post(operations.sendPress.path, () => HttpResponse.error());

const meta = {
  title: 'App/Sold out',
  component: StoryApp,
  args: { path },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...screenParameters, msw: service },
  beforeEach: async () => {
    localStorage.removeItem('cardamom.sold-out-until');
    kitchen.reopen();
    await forgetPresses();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The row whose name begins so: after it comes how the dish stands. */
const dish = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`^${name}`) }, patience);

const tap = async (canvas: Canvas, name: string) => userEvent.click(await dish(canvas, name));

/** The network is gone, as the device says. */
function withoutNetwork() {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}

export const Success: Story = {
  tags: ['in-dark', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('What is gone says until when, and who said so', async () => {
      const bass = await dish(canvas, 'Bring back: Sea bass with fennel');
      await expect(bass).toHaveTextContent('Sold out until Sun 04:00 · Tomás, 11:31');
      await expect(canvas.getByRole('button', { name: /^Bring back: Lobster of the day/ })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: /^Sold out, ?3$/ })).toBeVisible();
    });
    await step('The whole row is the target, and chips are large enough for a thumb', async () => {
      for (const row of canvas.getAllByRole('button', { name: /^(Mark sold out|Bring back):/ })) {
        await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
        await expect(row.getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
      }
      for (const chip of within(canvas.getByRole('group', { name: 'Show only' })).getAllByRole('button'))
        await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    await dish(canvas, 'Bring back: Sea bass');
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await dish(canvas, 'Bring back: Sea bass');
  },
};

export const SameTapUndoes: Story = {
  name: 'One tap marks, the same tap undoes',
  play: async ({ canvas, step }) => {
    const before = (await dish(canvas, 'Mark sold out: Lime tart')).getBoundingClientRect();
    await step('The row says so where it stands', async () => {
      await tap(canvas, 'Mark sold out: Lime tart');
      const marked = await dish(canvas, 'Bring back: Lime tart');
      await waitFor(
        () => expect(marked).toHaveTextContent('Sold out until Sun 04:00 · Rui, 12:00'),
        patience,
      );
      await expect(marked.getBoundingClientRect().top).toBe(before.top);
      await expect(marked.getBoundingClientRect().height).toBe(before.height);
    });
    await step('and takes it back', async () => {
      await tap(canvas, 'Bring back: Lime tart');
      await dish(canvas, 'Mark sold out: Lime tart');
    });
  },
};

export const WhatWasThereBefore: Story = {
  name: 'A second tap puts back what was there before',
  play: async ({ canvas }) => {
    await tap(canvas, 'Bring back: Lobster of the day');
    await tap(canvas, 'Mark sold out: Lobster of the day');
    const lobster = await dish(canvas, 'Bring back: Lobster of the day');
    await waitFor(() => expect(lobster).toHaveTextContent(/Hidden/), patience);
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, step }) => {
    await dish(canvas, 'Bring back: Sea bass');
    await step('Search, Tab to the row, Enter', async () => {
      canvas.getByRole('searchbox', { name: 'Search dishes' }).focus();
      await userEvent.keyboard('tart');
      await waitFor(() => expect(canvas.queryByText('Winter salad')).toBeNull(), patience);
      (await dish(canvas, 'Mark sold out: Lime tart')).focus();
      await userEvent.keyboard('{Enter}');
      const marked = await dish(canvas, 'Bring back: Lime tart');
      await expect(marked).toHaveFocus();
    });
  },
};

export const SoldOutFilter: Story = {
  name: 'Only what is sold out',
  args: { path: `${path}?only=sold-out` },
  play: async ({ canvas, step }) => {
    await step('What comes back by itself stands apart', async () => {
      const byThemselves = await canvas.findByRole('list', { name: 'Back automatically' }, patience);
      await expect(within(byThemselves).getAllByRole('button')).toHaveLength(2);
      await expect(canvas.queryByText('Lime tart')).toBeNull();
    });
    await step('A row that is brought back stays under the thumb', async () => {
      await tap(canvas, 'Bring back: Sea bass with fennel');
      await dish(canvas, 'Mark sold out: Sea bass with fennel');
      await dish(canvas, 'Sold out 2');
    });
  },
};

export const OneCategory: Story = {
  name: 'Only one category',
  play: async ({ canvas }) => {
    await dish(canvas, 'Bring back: Sea bass');
    await press(canvas, 'Fish');
    await waitFor(() => expect(canvas.queryByText('Lime tart')).toBeNull(), patience);
    await expect(canvas.getByRole('button', { name: 'Fish' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /Lobster/ })).toBeVisible();
  },
};

export const UntilIsRemembered: Story = {
  name: 'Until when is remembered',
  play: async ({ canvas, step }) => {
    await dish(canvas, 'Bring back: Sea bass');
    await step('“I bring it back” is kept for the next time', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'I bring it back' }));
      await expect(localStorage.getItem('cardamom.sold-out-until')).toBe('CHANGED');
    });
    await step('and has no end', async () => {
      await tap(canvas, 'Mark sold out: Lime tart');
      const tart = await dish(canvas, 'Bring back: Lime tart');
      await waitFor(() => expect(tart).toHaveTextContent('Sold out · Rui, 12:00'), patience);
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await dish(canvas, 'Bring back: Sea bass');
    await press(canvas, 'Search dishes');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search dishes' }), 'ramen');
    await canvas.findByText('No dish matches', {}, patience);
  },
};

export const NothingIsGone: Story = {
  name: 'Nothing is sold out',
  args: { path: `${path}?only=sold-out` },
  parameters: {
    msw: [
      ...exampleKitchen(exampleEntries.filter(({ availability }) => availability.state === 'AVAILABLE'))
        .handlers,
      ...service,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is sold out', {}, patience);
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('listAvailability', listOf([])), ...service] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing on the menu yet', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listAvailability'), ...service] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sold out' }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('listAvailability', 'fallback'), ...service] },
  play: async ({ canvas }) => {
    await canvas.findByText('The dishes could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [noNetwork, ...service] },
  // The next story has the network again.
  beforeEach: () => () => void window.dispatchEvent(new Event('online')),
  play: async ({ canvas, step }) => {
    const before = (await dish(canvas, 'Bring back: Sea bass')).getBoundingClientRect().top;
    await step('The network goes, and nothing moves', async () => {
      window.dispatchEvent(new Event('offline'));
      await canvas.findByText(/^No connection since/, {}, patience);
      await expect((await dish(canvas, 'Bring back: Sea bass')).getBoundingClientRect().top).toBe(before);
    });
  },
};

export const Waiting: Story = {
  name: 'Offline with presses that wait',
  tags: ['in-dark'],
  parameters: { msw: [noNetwork, ...service] },
  beforeEach: withoutNetwork,
  play: async ({ canvas, step }) => {
    await dish(canvas, 'Bring back: Sea bass');
    await step('What is tapped is shown, and says that it waits', async () => {
      await tap(canvas, 'Mark sold out: Lime tart');
      await tap(canvas, 'Bring back: Sea bass with fennel');
      await canvas.findByText('Sold out until Sun 04:00 · Waiting to send', {}, patience);
      await canvas.findByText('Available · Waiting to send', {}, patience);
      // At first a page with any worker counts as kept: here it is the worker that answers the story's calls.
      await canvas.findByText(/^2 changes are waiting\. If you close/, {}, patience);
    });
  },
};

export const ServerBusy: Story = {
  name: 'The server takes nothing',
  parameters: { msw: [fails('sendPress', 'CM_UNAVAILABLE'), ...service] },
  play: async ({ canvas }) => {
    await tap(canvas, 'Mark sold out: Lime tart');
    await canvas.findByText('The server cannot save changes right now', {}, patience);
    await canvas.findByText(/^1 change is waiting\. If you close/, {}, patience);
  },
};

export const Sent: Story = {
  beforeEach: () => keepPresses([['Lime tart', null]]),
  play: async ({ canvas }) => {
    await canvas.findByText('Everything is sent.', {}, patience);
    await expect(canvas.queryByText(/Waiting to send/)).toBeNull();
  },
};

export const Refused: Story = {
  name: 'What was not done, and why',
  beforeEach: () => keepPresses(refusals),
  play: async ({ canvas, step }) => {
    await step('The strip counts them, and tells each reason', async () => {
      await canvas.findByText('5 changes were not made', {}, patience);
      await press(canvas, 'See why');
      const dialog = within(await screen.findByRole('dialog', {}, patience));
      await waitFor(
        () => expect(dialog.getByText(/Tomás changed it later, at 11:40: Hidden\./)).toBeVisible(),
        patience,
      );
      await expect(dialog.getByText(/It would have come back at 11:45\./)).toBeVisible();
      await expect(dialog.getByText(/It was deleted in the meantime\./)).toBeVisible();
      await expect(dialog.getByText(/You may no longer mark dishes sold out\./)).toBeVisible();
      await expect(dialog.getByText(/Something went wrong/)).toBeVisible();
    });
  },
};

export const Dismissed: Story = {
  name: 'Seen and dismissed',
  tags: ['keyboard'],
  beforeEach: () => keepPresses(refusals.slice(0, 2)),
  play: async ({ canvas }) => {
    await press(canvas, 'See why');
    (await screen.findByRole('button', { name: 'Dismiss all' }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/not made/)).toBeNull(), patience);
  },
};

export const WithoutPermission: Story = {
  name: 'Without permission',
  parameters: {
    msw: [
      signedInAs({ ...waiter, permissions: ['SETTINGS'] }),
      answers('listCategories', listOf([])),
      answers('listItems', listOf([])),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Who holds neither POS nor menu management goes home', async () => {
      await findHome(canvas);
      await expect(canvas.queryByRole('link', { name: 'Sold out' })).toBeNull();
    });
  },
};

export const LongText: Story = {
  name: 'Long text on a phone',
  parameters: {
    msw: [
      ...exampleKitchen(
        exampleEntries.map((entry) =>
          Object.assign({}, entry, {
            name: `${entry.name} with hand-picked wild garlic, slow-roasted tomatoes and Donaudampfschifffahrt`,
            belongsTo: ['Specialities of the house and of the season', ...entry.belongsTo],
          }),
        ),
      ).handlers,
      ...service,
    ],
  },
  play: async ({ canvas }) => {
    await dish(canvas, 'Bring back: Sea bass');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [
    (Story) => (
      <FromRightToLeft>
        <Story />
      </FromRightToLeft>
    ),
  ],
  play: async ({ canvas }) => {
    await dish(canvas, 'Bring back: Sea bass');
  },
};
