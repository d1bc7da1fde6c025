import type { Item, Restaurant, StaffProfile } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  owner,
  patience,
  press,
  restaurant as plain,
  screenParameters,
  signedInAs,
  StoryApp,
  textField,
  turnTo,
  usual,
  waits,
  write,
} from '#shared/testing/index.ts';

const restaurant: Restaurant = {
  ...plain,
  businessEmail: 'hello@cardamom-and-lime.example',
  phone: { prefix: '+351', number: '210000270' },
  orderTypes: ['DINE_IN', 'TAKE_AWAY'],
  openingHours: {
    windows: [
      { weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '12:00', to: '15:00' },
      { weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '18:00', to: '23:00' },
      { weekdays: ['FRIDAY', 'SATURDAY'], from: '12:00', to: '01:00' },
    ],
    exceptions: [{ date: '2026-12-25', hours: [] }],
  },
};
const ready = [
  answers('getRestaurant', restaurant),
  answers('checkRestaurantUrl', { isFree: true }),
  ...usual,
];

const meta = {
  title: 'App/Settings/General',
  component: StoryApp,
  args: { path: '/setting/general' },
  parameters: {
    ...screenParameters,
    msw: ready,
    docs: {
      description: {
        component:
          'What a restaurant says of itself: kind, pictures, address of the menu, where it is, when it is open, and how prices are written.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

// proves: pages.setting.general
export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('The name stays, and says why', async () => {
      await expect(await textField(canvas, /^Name/)).toHaveAttribute('readonly');
      await expect(canvas.getByText(/^Fixed since registration/)).toBeVisible();
    });
    await step('The phone is shown in groups', async () => {
      await expect(await textField(canvas, /^Phone/)).toHaveValue('210 000 270');
    });
    await step('Days say their hours, or that they are closed', async () => {
      await expect(canvas.getAllByText('Closed')).toHaveLength(3);
      await expect(canvas.getAllByText('next day')).toHaveLength(2);
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await textField(canvas, /^Name/);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getRestaurant'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', {}, patience);
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getRestaurant', 'CM_NOT_FOUND'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The settings could not be loaded', {}, patience);
  },
};

// proves: lists.time-zones, lists.currencies, lists.phone-prefixes
export const SearchableLists: Story = {
  name: 'Searchable lists',
  play: async ({ canvas, step }) => {
    const choices: [RegExp, string, RegExp][] = [
      [/^Language of your dishes/, 'portuguese (port', /^Portuguese/],
      [/^Time zone/, 'honolulu', /Honolulu/],
      [/^Currency/, 'swiss', /Swiss Franc \(CHF/],
    ];
    for (const [name, typed, option] of choices)
      await step(typed, async () => {
        const input = await turnTo(canvas, name);
        await userEvent.clear(input);
        await userEvent.type(input, typed.split(' ')[0] ?? '');
        const found = await within(document.body).findAllByRole('option', { name: option }, patience);
        await waitFor(() => expect(found[0]).toBeVisible());
        await userEvent.keyboard('{Escape}');
      });
    await step('A prefix is chosen by its country', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Country prefix/ }));
      await within(document.body).findByRole('option', { name: /Portugal/ }, patience);
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const FreeAddress: Story = {
  name: 'An address that is free',
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Address for guests/), 'Lime-Garden');
    await step('It says so, and where the one before leads', async () => {
      await canvas.findAllByText('Free', {}, patience);
      await canvas.findByText(/^\/qr-menu\/cardamom-and-lime will lead here too/);
      await expect(await textField(canvas, /^Address for guests/)).toHaveValue('lime-garden');
    });
  },
};

// proves: errors.S_006
export const TakenAddress: Story = {
  name: 'An address that another one has',
  parameters: {
    msw: [answers('checkRestaurantUrl', { isFree: false }), answers('getRestaurant', restaurant), ...usual],
  },
  play: async ({ canvas }) => {
    await write(await textField(canvas, /^Address for guests/), 'casa-lima');
    await canvas.findByText('URL already exists', {}, patience);
  },
};

// proves: required.restaurant.url, required.restaurant.currency, required.restaurant.language
// proves: required.restaurant.time-zone
export const ValidationErrors: Story = {
  name: 'Validation errors',
  play: async ({ canvas, step }) => {
    await userEvent.clear(await textField(canvas, /^Address for guests/));
    await write(await textField(canvas, /^Business e-mail/), 'nobody');
    for (const name of [/^Language of your dishes/, /^Currency/, /^Time zone/]) {
      await userEvent.clear(await turnTo(canvas, name));
      await userEvent.tab();
    }
    await press(canvas, 'Save changes');
    await step('What is needed is said at its field', async () => {
      await expect(await canvas.findAllByText('This field is required', {}, patience)).toHaveLength(4);
      await expect(canvas.getByText('The email address is not valid')).toBeVisible();
    });
  },
};

const bass: Item = {
  id: '0198a000-0000-7000-8000-0000000000d1',
  name: 'Sea bass with fennel',
  description: '',
  story: '',
  image: null,
  categories: [],
  sizes: [{ id: '0198a000-0000-7000-8000-0000000000e1', name: '', kind: 'PRICED', price: 1250 }],
  ingredients: [],
  allergens: { isDeclared: true, contains: [], mayContain: [] },
  marks: [],
  calories: null,
  modifierGroups: [],
  availability: { state: 'AVAILABLE', until: null },
  externalRef: null,
  isActive: true,
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  version: 1,
};

export const AnotherCurrency: Story = {
  name: 'Another currency',
  parameters: {
    msw: [
      answers('listItems', listOf([bass])),
      answers('convertCurrency', { ...restaurant, defaultCurrency: 'JPY', version: 2 }),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    const page = within(document.body);
    const input = await turnTo(canvas, /^Currency/);
    await userEvent.clear(input);
    await userEvent.type(input, 'yen');
    await userEvent.click(await page.findByRole('option', { name: /Japanese Yen/ }, patience));
    const asked = within(await page.findByRole('dialog', { name: /Japanese Yen/ }, patience));
    await step('Prices can keep their numbers, which an example shows', async () => {
      await asked.findByText('€12.50 becomes ¥13', {}, patience);
    });
    await step('Or they are converted by a rate, also one with a comma', async () => {
      await userEvent.click(asked.getByRole('radio', { name: 'Convert them' }));
      await userEvent.click(asked.getByRole('button', { name: 'Change currency' }));
      await asked.findByText('Enter a number above 0, for example 1.08.');
      await userEvent.type(asked.getByRole('textbox', { name: /^1 EUR is/ }), '160,5');
      await asked.findByText('€12.50 becomes ¥2,006');
    });
  },
};

export const CurrencyChanged: Story = {
  name: 'Currency changed',
  parameters: AnotherCurrency.parameters,
  play: async (context) => {
    await AnotherCurrency.play?.(context);
    const { canvas } = context;
    const page = within(document.body);
    await userEvent.click(page.getByRole('button', { name: 'Change currency' }));
    await page.findByText('Currency changed.', {}, patience);
    // The page is there again for everybody, also for who hears it.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Currency/ })).toBeVisible(), patience);
  },
};

export const OnStage: Story = {
  name: 'With what guests see beside it',
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, step }) => {
    const phone = within(await canvas.findByRole('region', { name: 'As guests see it' }, patience));
    await step('The address is read above the menu before it is saved', async () => {
      await write(await textField(canvas, /^Postal address/), 'Rua das Hortas 27, Lisbon');
      await phone.findAllByText('Rua das Hortas 27, Lisbon', {}, patience);
      await expect(canvas.getByText('Your unsaved version. Guests see the saved one.')).toBeVisible();
    });
  },
};

const next = { ...owner.restaurant, id: '0198a000-0000-7000-8000-0000000000a2', name: 'Casa Lima' };
const ofTwo: StaffProfile = { ...owner, restaurants: [...owner.restaurants, next] };
let profile = ofTwo;

/** The question at the foot of the form, answered as far as its last button. */
async function answerDeletion(canvas: Canvas) {
  await press(canvas, 'Delete restaurant');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Cardamom & Lime”?' }, patience));
  await write(await dialog.findByLabelText(/Name of the restaurant/), 'Cardamom & Lime');
  await write(await dialog.findByLabelText(/Your password/), 'Lime green 1');
  return dialog;
}

export const DeletionRefused: Story = {
  name: 'Deletion refused',
  parameters: {
    msw: [
      fails('deleteRestaurant', 'C_006', {
        status: 422,
        errors: [{ pointer: '/password', code: 'C_006', message: 'Invalid password' }],
      }),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    const dialog = await answerDeletion(canvas);
    const name = dialog.getByLabelText(/Name of the restaurant/);
    await step('Another name is none of this restaurant', async () => {
      await write(name, 'Casa Lima');
      await press(dialog, 'Delete restaurant');
      await dialog.findByText('This is not the restaurant’s name.', {}, patience);
    });
    await step('A wrong password is refused, and what was typed is still there', async () => {
      await write(name, 'cardamom & lime');
      await press(dialog, 'Delete restaurant');
      await dialog.findByText('Invalid password', {}, patience);
      await expect(name).toHaveValue('cardamom & lime');
    });
  },
};

export const Deleted: Story = {
  tags: ['no-picture'], // It ends on Home.
  parameters: {
    msw: [
      answers('getMyProfile', () => profile),
      answers('deleteRestaurant', () => {
        profile = { ...ofTwo, restaurant: next, restaurants: [next] };
        return { isSignedIn: true };
      }),
      ...ready,
    ],
  },
  beforeEach: () => {
    profile = ofTwo;
  },
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Postal address/), 'Rua das Hortas 27, Lisbon');
    const dialog = await answerDeletion(canvas);
    await expect(dialog.getByText('You continue in “Casa Lima”.')).toBeVisible();
    await step('The next restaurant opens, and nobody is asked about what was unsaved', async () => {
      await press(dialog, 'Delete restaurant');
      await canvas.findByText('Recent changes', {}, patience);
      await expect(canvas.getByRole('button', { name: /Casa Lima/ })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

export const NotTheOwner: Story = {
  name: 'Not the owner',
  tags: ['no-picture'], // It looks as the others do but for its foot.
  parameters: { msw: [signedInAs({ ...owner, isOwner: false }), ...ready] },
  play: async ({ canvas, step }) => {
    await textField(canvas, /^Name/);
    await step('Nothing offers to delete the restaurant', async () => {
      await expect(canvas.queryByRole('region', { name: 'Delete this restaurant' })).toBeNull();
    });
  },
};
