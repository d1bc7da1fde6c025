import type { AvailabilityEntry, Menu, Scans, SetUp, SetUpStep } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  answers,
  configuration,
  fails,
  listOf,
  owner,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
  write,
} from '#shared/testing/index.ts';
import { menuCalled } from '#shared/testing/example-menu.ts';
import { byOwner, exampleChange } from '#shared/testing/example-changes.ts';

const everyDay = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] satisfies Menu['windows'][number]['weekdays'];

const menu = (id: number, name: string, from?: string, to?: string): Menu =>
  menuCalled(name, {
    id: `0198a000-0000-7000-8000-0000000000e${id}`,
    windows: from && to ? [{ weekdays: everyDay, from, to }] : [],
    shortCode: `k7m2p9a${id}`,
    shortUrl: `https://menu.example/q/k7m2p9a${id}`,
    publicUrl: `https://menu.example/qr-menu/cardamom-and-lime/${id}`,
    position: id,
  });

const menus = [
  menu(1, 'All day', '08:30', '01:00'),
  menu(2, 'Breakfast', '08:30', '09:30'),
  menu(3, 'Evening', '18:00', '01:00'),
];

const counts = [52, 49, 38, 61, 66, 91, 101, 55, 58, 49, 68, 76, 108, 86];
const scans: Scans = {
  days: counts.map((count, index) => ({ date: `2026-03-${String(index + 1).padStart(2, '0')}`, count })),
  before: 884,
  codes: [
    { id: 'table', kind: 'TABLE', name: '12', count: 402 },
    { id: 'restaurant', kind: 'RESTAURANT', name: null, count: 311 },
  ],
  wasScanned: true,
};
const noScans: Scans = {
  days: scans.days.map(({ date }) => ({ date, count: 0 })),
  before: 0,
  codes: [],
  wasScanned: false,
};

/** The list of steps, those that are done named. */
function setUp(...done: SetUpStep[]): SetUp {
  const steps = (['MENU', 'LOGO', 'ALLERGENS', 'CODE', 'PHONE'] as const).map((step) => ({
    step,
    isDone: done.includes(step),
    left: step === 'ALLERGENS' && done.includes('MENU') ? 4 : 0,
  }));
  return { isDemo: false, isPutAway: false, steps };
}

const seaBass: AvailabilityEntry = {
  entity: 'ITEM',
  id: '0198a000-0000-7000-8000-0000000000d7',
  name: 'Sea bass with fennel',
  belongsTo: ['Fish'],
  availability: { state: 'SOLD_OUT', until: '2026-03-15T04:00:00Z' },
  lastChange: { at: '2026-03-14T11:40:00Z', by: 'Rui Costa' },
};
const oatMilk: AvailabilityEntry = {
  ...seaBass,
  entity: 'MODIFIER_OPTION',
  id: '0198a000-0000-7000-8000-0000000000d8',
  name: 'Oat milk',
  belongsTo: ['Milk'],
  availability: { state: 'SOLD_OUT', until: null },
  lastChange: null,
};
let soldOut = [oatMilk, seaBass];

const priceOf = (price: number) => [{ id: 'one', name: '', kind: 'PRICED', price }];
const changes = listOf([
  exampleChange({
    id: '0198a000-0000-7000-8000-0000000000a0',
    name: 'Sea bass with fennel',
    fields: [{ field: 'sizes', before: priceOf(2450), after: priceOf(2600) }],
  }),
  exampleChange(),
  exampleChange({
    id: '0198a000-0000-7000-8000-0000000000a2',
    name: 'Lobster of the day',
    action: 'DELETED',
    isEntityDeleted: true,
    staff: byOwner,
    createdAt: '2026-03-13T17:20:00Z',
  }),
]);

const health = answers('getMenuHealth', {
  checks: [
    { check: 'ITEM_ALLERGENS', count: 4, checkedCount: 60 },
    { check: 'ITEM_PICTURE', count: 21, checkedCount: 60 },
    { check: 'ITEM_DESCRIPTION', count: 5, checkedCount: 60 },
    { check: 'CATEGORY_UNREACHABLE', count: 0, checkedCount: 8 },
  ],
  menuGaps: [],
  menuWarnings: [],
  outdatedPrints: [],
});

/** A restaurant that works: what its parts are told, in the order of the page. */
const ready = [
  answers('getSetUp', { ...setUp('MENU', 'LOGO', 'ALLERGENS', 'CODE', 'PHONE'), isPutAway: true }),
  answers('listMenus', listOf(menus)),
  answers('listAvailability', () => listOf(soldOut)),
  health,
  answers('getScans', scans),
  answers('listChanges', changes),
];

/** A restaurant that was registered a minute ago. */
const empty = [
  answers('listMenus', listOf([menu(1, 'All day')])),
  answers('getScans', noScans),
  answers('listChanges', listOf([])),
];

const meta = {
  title: 'App/Home',
  component: StoryApp,
  args: { path: '/' },
  parameters: { ...screenParameters, msw: [...ready, ...usual] },
  beforeEach: () => {
    soldOut = [oatMilk, seaBass];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, step }) => {
    await step('Says what is on now, what comes next, and when each menu is on', async () => {
      await canvas.findByRole('heading', { name: 'On now: All day' }, patience);
      await expect(canvas.getAllByText(/Evening joins at 18:00, in \d+ h( \d+ min)?\./)[0]).toBeVisible();
      await canvas.findByText('Evening, 18:00 to 01:00, later');
    });
    await step('Says what is left to mend, and leads to it', async () => {
      const found = await canvas.findByRole('link', { name: /Allergens not declared/ }, patience);
      await expect(found).toHaveAttribute('href', '/menu-management/health?check=ITEM_ALLERGENS');
      await expect(canvas.queryByText('Categories on no active menu')).toBeNull();
    });
    await step('Scans are bars, and a table for who does not see them', async () => {
      await canvas.findByText(/scans in 14 days, 8 % more than before/, {}, patience);
      await expect(canvas.getByRole('table', { name: /day by day/ })).toBeInTheDocument();
      await expect(canvas.getByRole('rowheader', { name: 'Saturday 14 March' })).toBeInTheDocument();
    });
    await step('The guests’ page stands beside it', async () => {
      const page = await canvas.findByTitle('The guest page of Cardamom & Lime', {}, patience);
      await expect(page).toHaveAttribute('src', '/qr-menu/cardamom-and-lime');
    });
  },
};

export const NewRestaurant: Story = {
  name: 'New restaurant',
  tags: ['in-dark'],
  globals: { viewport: { value: 'lg' } },
  parameters: { msw: [answers('getSetUp', setUp()), ...empty, ...usual] },
  play: async ({ canvas, step }) => {
    await step('Setting up begins with the menu', async () => {
      await canvas.findByRole('link', { name: 'Import a file' }, patience);
      await expect(canvas.getByText('0 of 5 done')).toBeVisible();
    });
    await canvas.findByText('Nothing is sold out.', {}, patience);
    await canvas.findByText(/Nobody has scanned a code yet/, {}, patience);
    await canvas.findByText('Nothing has been changed yet.', {}, patience);
  },
};

let progress = setUp('MENU', 'LOGO', 'ALLERGENS');

export const SetUpToTheEnd: Story = {
  name: 'Set up, to the end',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    progress = setUp('MENU', 'LOGO', 'ALLERGENS', 'CODE');
  },
  parameters: {
    msw: [
      answers('getSetUp', () => progress),
      answers('tickSetUpStep', () => {
        const isDone = progress.steps.every((step) => step.isDone);
        progress = { ...setUp('MENU', 'LOGO', 'ALLERGENS', 'CODE', 'PHONE'), isPutAway: isDone };
        return progress;
      }),
      ...ready,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The last step shows the code to scan', async () => {
      await canvas.findByRole('img', { name: 'QR code of the guest menu of Cardamom & Lime' }, patience);
      await press(canvas, 'I have seen it');
    });
    await step('Then it says so, and goes when it is told to', async () => {
      await canvas.findByRole('heading', { name: 'Your menu is ready for your guests' }, patience);
      await press(canvas, 'Done');
      await waitFor(() => expect(canvas.queryByText('5 of 5 done')).toBeNull(), patience);
    });
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
      answers('getSetUp', setUp('MENU', 'LOGO', 'ALLERGENS', 'CODE')),
      ...ready,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Phones cannot reach this address yet', {}, patience);
  },
};

export const Demo: Story = {
  parameters: {
    msw: [
      answers('getSetUp', { ...setUp(), isDemo: true }),
      fails('deleteRestaurant', 'C_006', {
        status: 422,
        errors: [{ pointer: '/password', code: 'C_006', message: 'Invalid password' }],
      }),
      ...ready,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Leads on to a restaurant of one’s own', async () => {
      const own = await canvas.findByRole('link', { name: 'Set up your own restaurant' }, patience);
      await expect(own).toHaveAttribute('href', '/register');
    });
    await step('Deleting it says what goes, and asks for its name and the password', async () => {
      await press(canvas, 'Delete the demo');
      const dialog = within(await screen.findByRole('dialog', {}, patience));
      await dialog.findByText('You are signed out.');
      await write(await dialog.findByLabelText(/Name of the restaurant/), 'Cardamom & Lime');
      await write(await dialog.findByLabelText(/Your password/), 'Wrong password 1');
      await press(dialog, 'Delete restaurant');
      await dialog.findByText('Invalid password', {}, patience);
    });
  },
};

export const SoldOut: Story = {
  name: 'Sold out, brought back',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      signedInAs(waiter),
      answers('changeAvailability', () => {
        soldOut = [oatMilk];
        const { entity, id, availability } = seaBass;
        const entries = [{ ...seaBass, availability: { state: 'AVAILABLE' as const, until: null } }];
        return { entries, missing: [], undo: [{ entity, id, ...availability }] };
      }),
      ...ready,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('A waiter sees what is gone and until when', async () => {
      await canvas.findByText(/^Until Sun 04:00 · Rui Costa/, {}, patience);
      await expect(canvas.getByRole('link', { name: 'Mark sold out' })).toHaveAttribute(
        'href',
        '/menu-management/sold-out',
      );
    });
    await step('One press brings a dish back; its row stays, and undoes', async () => {
      await press(canvas, 'Bring back: Sea bass with fennel');
      await canvas.findByText('Back on the menu', {}, patience);
      await canvas.findByRole('button', { name: 'Undo: Sea bass with fennel' }, patience);
      await screen.findByText('“Sea bass with fennel” brought back. Live on 1 menu.', {}, patience);
    });
  },
};

export const NothingSoldOut: Story = {
  name: 'Nothing sold out',
  parameters: { msw: [answers('listAvailability', listOf([])), ...ready, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is sold out.', {}, patience);
  },
};

export const WithoutPermission: Story = {
  name: 'Without permission',
  parameters: {
    msw: [signedInAs({ ...owner, permissions: [], isOwner: false }), ...ready, ...usual],
  },
  play: async ({ canvas, step }) => {
    await step('Reads what there is, and changes nothing', async () => {
      await canvas.findByText(/^Until Sun 04:00 · Rui Costa/, {}, patience);
      await expect(canvas.queryByRole('button', { name: /Bring back/ })).toBeNull();
      await expect(canvas.queryByRole('heading', { name: 'Menu health' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'See all changes' })).toBeNull();
    });
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      ...(['listMenus', 'listAvailability', 'getMenuHealth', 'getScans', 'listChanges'] as const).map(waits),
      ...ready,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['Today', 'Sold out', 'Menu health', 'Menu opened', 'Recent changes'])
      await canvas.findByRole('heading', { name }, patience);
  },
};

export const Failed: Story = {
  name: 'Failed parts',
  parameters: {
    msw: [
      ...(['getSetUp', 'listMenus', 'listAvailability', 'getScans'] as const).map((id) =>
        fails(id, 'fallback'),
      ),
      ...ready,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Each part says what went wrong with it', async () => {
      await canvas.findByText('The menus could not be loaded', {}, patience);
      await canvas.findByText('The sold-out list could not be loaded', {}, patience);
      await canvas.findByText('The scans could not be loaded', {}, patience);
    });
    await step('The others go on', async () => {
      await canvas.findByRole('link', { name: /Allergens not declared/ }, patience);
      await canvas.findByText('Price €24.50 → €26.00 · Changed by Rui Costa, 10:32', {}, patience);
    });
  },
};

export const Narrow: Story = {
  tags: ['in-dark'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('The band says what guests see; the day is not said twice', async () => {
      await canvas.findByText(/On now: All day\. Evening joins at 18:00/, {}, patience);
      await expect(canvas.queryByRole('heading', { name: 'On now: All day' })).toBeNull();
    });
    await canvas.findByText(/^Until Sun 04:00 · Rui Costa/, {}, patience);
  },
};
