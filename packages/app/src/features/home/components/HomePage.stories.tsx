import type { AvailabilityEntry } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  answers,
  configuration,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import { byOwner, exampleChange } from '#shared/testing/example-changes.ts';

const page = { nextCursor: null, previousCursor: null };
const emptyMenu = [
  answers('listCategories', { items: [], page: { ...page, total: 0 } }),
  answers('listItems', { items: [], page: { ...page, total: 0 } }),
  answers('listChanges', { items: [], page: { ...page, total: 0 } }),
];

const meta = {
  title: 'App/Home',
  component: StoryApp,
  args: { path: '/' },
  parameters: { ...screenParameters, msw: [...emptyMenu, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewRestaurant: Story = {
  name: 'New restaurant',
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('4 steps left', {}, patience);
    await canvas.findByText('https://menu.example/q/7KQ2M9', {}, patience);
    await canvas.findByText('Everything can be ordered.', {}, patience);
    await canvas.findByText('Nothing has been changed yet.', {}, patience);
  },
};

export const LocalAddress: Story = {
  name: 'Local address',
  parameters: {
    msw: [
      answers('getConfiguration', {
        ...configuration,
        publicUrl: 'http://localhost:3000',
        isPublicUrlLocal: true,
      }),
      ...emptyMenu,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Phones cannot reach this address yet', {}, patience);
    await canvas.findByText('Everything can be ordered.', {}, patience);
    await canvas.findByText('Nothing has been changed yet.', {}, patience);
  },
};

export const WithoutPermission: Story = {
  name: 'Without permission',
  parameters: { msw: [signedInAs(waiter), ...emptyMenu, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('0 items', {}, patience);
    await canvas.findByText('https://menu.example/q/7KQ2M9', {}, patience);
    await canvas.findByText('Everything can be ordered.', {}, patience);
    await canvas.findByText('Nothing has been changed yet.', {}, patience);
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      waits('listItems'),
      waits('listAvailability'),
      waits('getRestaurant'),
      waits('listChanges'),
      ...emptyMenu,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your guest menu' }, patience);
    await canvas.findByRole('heading', { name: 'Sold out' }, patience);
    await canvas.findByRole('heading', { name: 'Recent changes' }, patience);
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      fails('listItems', 'fallback'),
      fails('getRestaurant', 'fallback'),
      fails('listAvailability', 'fallback'),
      fails('listChanges', 'fallback'),
      ...emptyMenu,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The link to the menu could not be loaded', {}, patience);
    await canvas.findByText('The sold-out list could not be loaded', {}, patience);
    await canvas.findByText('The changes could not be loaded', {}, patience);
  },
};

export const RecentChanges: Story = {
  name: 'Recent changes',
  parameters: {
    msw: [
      answers('listChanges', {
        items: [
          exampleChange(),
          exampleChange({
            id: '0198a000-0000-7000-8000-0000000000a2',
            name: 'Lobster of the day',
            action: 'DELETED',
            isEntityDeleted: true,
            staff: byOwner,
            createdAt: '2026-03-13T17:20:00Z',
          }),
        ],
        page: { ...page, total: 2 },
      }),
      ...emptyMenu,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Says who changed what and leads to all of it', async () => {
      await canvas.findByText('Changed by Rui Costa, 10:32', {}, patience);
      await expect(canvas.getByRole('link', { name: 'See all changes' })).toHaveAttribute(
        'href',
        '/menu-management/history',
      );
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('4 steps left', {}, patience);
    await canvas.findByText('https://menu.example/q/7KQ2M9', {}, patience);
    await canvas.findByText('Everything can be ordered.', {}, patience);
    await canvas.findByText('Nothing has been changed yet.', {}, patience);
  },
};

const seaBass: AvailabilityEntry = {
  entity: 'ITEM',
  id: '0198a000-0000-7000-8000-0000000000d7',
  name: 'Sea bass with fennel',
  belongsTo: ['Fish'],
  availability: { state: 'SOLD_OUT', until: '2026-03-15T04:00:00Z' },
  lastChange: null,
};
const oatMilk: AvailabilityEntry = {
  ...seaBass,
  entity: 'MODIFIER_OPTION',
  id: '0198a000-0000-7000-8000-0000000000d8',
  name: 'Oat milk',
  belongsTo: ['Milk'],
  availability: { state: 'SOLD_OUT', until: null },
};
let soldOut = [oatMilk, seaBass];

export const SoldOut: Story = {
  name: 'Sold out, brought back',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    soldOut = [oatMilk, seaBass];
  },
  parameters: {
    msw: [
      signedInAs(waiter),
      answers('listAvailability', () => listOf(soldOut)),
      answers('changeAvailability', () => {
        soldOut = [oatMilk];
        const { entity, id, availability } = seaBass;
        const entries = [{ ...seaBass, availability: { state: 'AVAILABLE' as const, until: null } }];
        return { entries, missing: [], undo: [{ entity, id, ...availability }] };
      }),
      ...emptyMenu,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('A waiter sees what is gone and until when', async () => {
      await canvas.findByText('Sold out until Sun 04:00', {}, patience);
      await expect(canvas.getByRole('link', { name: 'Mark sold out' })).toHaveAttribute(
        'href',
        '/menu-management/sold-out',
      );
    });
    await step('One press brings a dish back', async () => {
      await press(canvas, 'Bring back: Sea bass with fennel');
      await waitFor(() => expect(canvas.queryByText('Sea bass with fennel')).toBeNull(), patience);
      await expect(canvas.getByRole('heading', { name: 'Sold out (1)' })).toBeVisible();
      await screen.findByText('“Sea bass with fennel” brought back.', {}, patience);
    });
  },
};
