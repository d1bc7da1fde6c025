import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  configuration,
  guestsNow,
  listOf,
  owner,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';

import { examplePicture } from '#shared/testing/example-picture.ts';

const page = within(document.body);
const second = { id: '0198a000-0000-7000-8000-0000000000a2', name: 'Casa Lima' };
const gone = {
  id: '0198a000-0000-7000-8000-0000000000d1',
  entity: 'ITEM' as const,
  name: 'Sea bass with fennel',
  belongsTo: ['Grill'],
  availability: { state: 'SOLD_OUT' as const, until: null },
  lastChange: null,
};

const meta = {
  title: 'App/Shell/Bar',
  component: StoryApp,
  args: { path: '/no-such-page' },
  globals: { viewport: { value: 'lg' } },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark'],
  parameters: { msw: [answers('listAvailability', listOf([gone])), ...usual] },
  play: async ({ canvas, step }) => {
    await step('It says what guests see now, and leads to their page', async () => {
      const link = await canvas.findByRole('link', { name: /^Guests see All day/ }, patience);
      await expect(link).toHaveAttribute('href', '/qr-menu/cardamom-and-lime');
      await expect(link).toHaveAttribute('target', '_blank');
    });
    await step('The navigation counts what is sold out', async () => {
      await canvas.findAllByRole('link', { name: 'Sold out 1' }, patience);
    });
  },
};

export const SeveralRestaurants: Story = {
  name: 'Several restaurants',
  parameters: {
    msw: [
      signedInAs({ ...owner, restaurants: [...owner.restaurants, second] }),
      answers('getPublicRestaurant', { ...guestsNow.restaurant, menus: [] }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: /^Guests see no menu now/ }, patience);
    await step('Another one is opened from the bar, or added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cardamom & Lime' }));
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Casa Lima' })).toBeVisible());
      await expect(page.getByRole('menuitem', { name: 'Add restaurant' })).toBeVisible();
    });
  },
};

export const OnPhone: Story = {
  name: 'A list on a phone',
  args: { path: '/menu-management/categories' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      signedInAs({ ...owner, restaurants: [...owner.restaurants, second] }),
      answers('listCategories', listOf([])),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Categories/ }, patience);
    await step('The title stands in the bar in place of the restaurant', async () => {
      await expect(canvas.queryByRole('button', { name: 'Cardamom & Lime' })).toBeNull();
    });
    await step('The account leads to the other restaurants and to the search', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Lima' }));
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Casa Lima' })).toBeVisible(), patience);
      await userEvent.click(page.getByRole('menuitem', { name: 'Search or go to…' }));
      const search = await page.findByRole('searchbox', { name: /^Search dishes/ }, patience);
      await waitFor(() => expect(search).toHaveFocus(), patience);
    });
  },
};

export const RegistrationClosed: Story = {
  name: 'Registration closed',
  parameters: {
    msw: [answers('getConfiguration', { ...configuration, isRegistrationOpen: false }), ...usual],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: /^Guests see All day/ }, patience);
    await step('One restaurant and no other to add: its name is no button', async () => {
      await expect(canvas.queryByRole('button', { name: 'Cardamom & Lime' })).toBeNull();
    });
  },
};

export const AddRestaurant: Story = {
  name: 'Add restaurant',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cardamom & Lime' }, patience));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Add restaurant' }, patience));
    const asked = within(await page.findByRole('dialog', { name: 'Add a restaurant' }, patience));
    await step('Currency and time zone are those of the open one', async () => {
      await expect(await asked.findByRole('combobox', { name: /^Default currency/ })).toHaveValue(
        'Euro (EUR, €)',
      );
    });
    await step('Its name is needed', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Add restaurant' }));
      await expect((await asked.findAllByText('This field is required'))[0]).toBeVisible();
    });
  },
};

// proves: pages.outside.marketing, pages.outside.pos, pages.outside.digital-menu
export const OutsidePages: Story = {
  name: 'Outside pages',
  parameters: {
    msw: [
      answers('getConfiguration', {
        ...configuration,
        marketingUrl: 'https://cardamom.example/',
        posUrl: 'https://pos.cardamom.example/',
        screenUrl: 'https://screens.cardamom.example/',
      }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: /^Guests see All day/ }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Lima' }));
    await step('Those that are set are in the account menu', async () => {
      for (const [name, href] of [
        ['Website', 'https://cardamom.example/'],
        ['Point of sale', 'https://pos.cardamom.example/'],
        ['Menus on screens', 'https://screens.cardamom.example/'],
      ] as const) {
        const link = await page.findByRole('menuitem', { name }, patience);
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });
  },
};

// proves: pages.navigation.digital-menu
export const DigitalMenu: Story = {
  name: 'Digital menu',
  tags: ['no-picture'], // Its group is in the pictures of every screen.
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await step('The digital menu and the QR menu stand in one group', async () => {
      const group = within(await canvas.findByRole('list', { name: 'Digital menu' }));
      const links = group.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(links).toEqual(expect.arrayContaining(['Digital menu', 'QR menu']));
    });
  },
};

export const Picture: Story = {
  name: 'With a picture',
  tags: ['no-picture'], // The picture is an example's, in every other respect this is `Open`.
  parameters: { msw: [signedInAs({ ...owner, picture: examplePicture('#466005', '') }), ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await step('The account shows the face that colleagues see', async () => {
      const account = canvas.getByRole('button', { name: 'Account of Ada Lima' });
      await waitFor(() => expect(account.querySelector('img')?.src).toBeTruthy(), patience);
    });
  },
};

// proves: pages.navigation.setting
export const Settings: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Setting' }));
    await step('All seven settings stand in one group, in their order', async () => {
      const group = within(await canvas.findByRole('list', { name: 'Setting' }));
      await expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'General',
        'Staff management',
        'Printer',
        'Tables',
        'Financial',
        'Tax',
        'Service charge',
      ]);
    });
  },
};
