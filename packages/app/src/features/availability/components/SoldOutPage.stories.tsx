import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
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

const path = '/menu-management/sold-out';

const kitchen = exampleKitchen();

const meta = {
  title: 'App/Sold out',
  component: StoryApp,
  args: { path },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...screenParameters, msw: [signedInAs(waiter), ...kitchen.handlers, ...usual] },
  beforeEach: () => {
    localStorage.removeItem('cardamom.sold-out-until');
    kitchen.reopen();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const goneList = (canvas: Canvas) => canvas.findByRole('list', { name: 'Not available now' }, patience);
const hasToast = (text: string | RegExp) => screen.findByText(text, {}, patience);

export const Success: Story = {
  tags: ['in-dark', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('What is gone stands first, in words and until when', async () => {
      const gone = within(await goneList(canvas));
      await expect(gone.getByText('Sold out until 18:00')).toBeVisible();
      await expect(gone.getByText('Sold out until Sun 04:00')).toBeVisible();
      await expect(gone.getByText('Hidden')).toBeVisible();
    });
    await step('Every action is large enough for a thumb', async () => {
      for (const button of canvas.getAllByRole('button', { name: /^(Mark sold out|Bring back):/ }))
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await goneList(canvas);
  },
};

export const MarkedWithOnePress: Story = {
  name: 'Marked with one press',
  play: async ({ canvas, step }) => {
    await step('One press, and the row says so where it stands', async () => {
      await press(canvas, 'Mark sold out: Lime tart');
      await canvas.findByRole('button', { name: 'Bring back: Lime tart' }, patience);
      await waitFor(() => expect(canvas.getAllByText('Sold out until Sun 04:00')).toHaveLength(2), patience);
    });
    await hasToast('“Lime tart” marked sold out.');
  },
};

export const Undone: Story = {
  play: async ({ canvas, step }) => {
    await step('The way back is in the message too', async () => {
      await press(canvas, 'Mark sold out: Lime tart');
      await hasToast('“Lime tart” marked sold out.');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
      await canvas.findByRole('button', { name: 'Mark sold out: Lime tart' }, patience);
      await hasToast('Undone.');
    });
  },
};

export const BroughtBack: Story = {
  name: 'Brought back with one press',
  play: async ({ canvas, step }) => {
    await step('The row stays under the thumb', async () => {
      await press(canvas, 'Bring back: Sea bass with fennel');
      const gone = within(await goneList(canvas));
      await gone.findByRole('button', { name: 'Mark sold out: Sea bass with fennel' }, patience);
      await hasToast('“Sea bass with fennel” brought back.');
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await goneList(canvas);
    await step('Search, Tab to the row, Enter', async () => {
      canvas.getByRole('searchbox', { name: 'Search dishes' }).focus();
      await userEvent.keyboard('tart');
      await waitFor(() => expect(canvas.queryByText('Winter salad')).toBeNull(), patience);
      canvas.getByRole('button', { name: 'Mark sold out: Lime tart' }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Bring back: Lime tart' }, patience);
      await hasToast('“Lime tart” marked sold out.');
    });
  },
};

export const UntilIsRemembered: Story = {
  name: 'Until when is remembered',
  play: async ({ canvas, step }) => {
    await goneList(canvas);
    await step('“I bring it back” is kept for the next time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Sold out until/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'I bring it back' }, patience));
      await expect(localStorage.getItem('cardamom.sold-out-until')).toBe('CHANGED');
    });
    await step('and has no end', async () => {
      await press(canvas, 'Mark sold out: Lime tart');
      const menu = within(canvas.getByRole('list', { name: 'On the menu' }));
      const shown = await menu.findByText('Sold out', {}, patience);
      await waitFor(() => expect(shown).toBeVisible());
      await hasToast('“Lime tart” marked sold out.');
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await goneList(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search dishes' }), 'ramen');
    await canvas.findByText('No dish matches', {}, patience);
  },
};

export const NothingIsGone: Story = {
  name: 'Everything is available',
  parameters: {
    msw: [
      ...exampleKitchen(exampleEntries.filter(({ availability }) => availability.state === 'AVAILABLE'))
        .handlers,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'On the menu' }, patience);
    await expect(canvas.queryByText(/Not available now/)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('listAvailability', listOf([])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing on the menu yet', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listAvailability'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sold out' }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('listAvailability', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The dishes could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'A press that fails',
  parameters: { msw: [fails('changeAvailability', 'fallback'), ...kitchen.handlers, ...usual] },
  play: async ({ canvas, step }) => {
    await step('The dish returns to where it stands, and the person is told', async () => {
      await press(canvas, 'Mark sold out: Lime tart');
      await hasToast(/Nothing was changed for “Lime tart”/);
      await canvas.findByRole('button', { name: 'Mark sold out: Lime tart' }, patience);
    });
  },
};

export const Offline: Story = {
  parameters: { msw: [...kitchen.handlers, ...usual] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await goneList(canvas);
    await canvas.findByText('You are offline', {}, patience);
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
      await canvas.findByRole('heading', { name: 'Good to see you, Rui' }, patience);
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
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await goneList(canvas);
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
    await goneList(canvas);
  },
};
