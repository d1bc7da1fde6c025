import type { MenuPreview, PublicItem, PublicMenu, PublicSection, QrMenuSettings } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  fails,
  guestsNow,
  listOf,
  owner,
  patience,
  press,
  restaurant,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  textField,
  usual,
  waiter,
  waits,
  write,
} from '#shared/testing/index.ts';
import { exampleChange } from '#shared/testing/example-changes.ts';
import { examplePicture } from '#shared/testing/example-picture.ts';
import { QrMenuPage } from './QrMenuPage.tsx';

const settings: QrMenuSettings = {
  id: '0198a000-0000-7000-8000-0000000000f1',
  showsPrice: true,
  showsIngredients: true,
  showsAllergens: true,
  showsCalories: true,
  look: 'LINEN',
  accentColour: '#2f6b3c',
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-01T10:05:00Z',
  version: 3,
};

const logo = examplePicture('#b0382e', 'A cardamom pod');

/** A dish with everything that can be hidden of it. */
const whole = (item: PublicItem): PublicItem => ({
  ...item,
  ingredients: ['Sea salt', 'Lemon'],
  calories: 340,
});
const wholeSection = (section: PublicSection): PublicSection => ({
  ...section,
  items: section.items.map(whole),
});
const wholeMenu = (menu: PublicMenu): PublicMenu => ({ ...menu, sections: menu.sections.map(wholeSection) });
const preview: MenuPreview = { ...guestsNow, menus: guestsNow.menus.map(wholeMenu) };

let stored = settings;
const ready = [
  answers('getQrMenuSettings', () => stored),
  answers('updateQrMenuSettings', () => {
    stored = { ...settings, showsPrice: false, look: 'CANDLE', accentColour: '#c08a3e', version: 4 };
    return stored;
  }),
  answers('getRestaurant', { ...restaurant, logo }),
  answers('previewMenus', preview),
  ...usual,
];

const path = '/digital-menu/qr-menu';
/** What one story typed is none of the next. */
const itsOwner = { restaurantId: owner.restaurant.id, staffId: owner.id, path };

const meta = {
  title: 'App/Digital menu/QR menu',
  component: StoryApp,
  args: { path },
  globals: { viewport: { value: 'lg' } },
  beforeEach: () => {
    stored = settings;
    draftStorage().remove(itsOwner);
  },
  parameters: {
    ...screenParameters,
    msw: ready,
    docs: {
      description: {
        component:
          'What of each dish guests see, and how their pages are drawn. The page stands beside the form and follows it before anything is saved.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const toggle = (canvas: Canvas, name: string) => canvas.findByRole('switch', { name }, patience);
const phoneOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'As guests see it' }, patience));
const look = (canvas: Canvas, name: RegExp) => canvas.findByRole('radio', { name }, patience);

// proves: pages.qr-menu-settings
export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Everything is shown, in the look of the restaurant', async () => {
      for (const name of ['Prices', 'Ingredients', 'Allergens', 'Calories'])
        await expect(await toggle(canvas, name)).toBeChecked();
      await expect(await look(canvas, /^Linen/)).toBeChecked();
      await expect(await textField(canvas, /^Accent colour/)).toHaveValue('#2f6b3c');
    });
    await step('Logo and photo belong to it, and are a press away', async () => {
      const way = canvas.getByRole('link', { name: 'Change logo and photo' });
      await expect(way).toHaveAttribute('href', '/setting/general#pictures');
    });
    await step('The menu stands beside it', async () => {
      const phone = await phoneOf(canvas);
      await phone.findByText('€9.20', {}, patience);
      await expect(canvas.getByText('This is what guests see now.')).toBeVisible();
    });
  },
};

/** What the stage shows of a dish until a switch hides it. */
async function hides(canvas: Canvas, name: string, text: RegExp): Promise<void> {
  const phone = await phoneOf(canvas);
  await phone.findAllByText(text, {}, patience);
  await userEvent.click(await toggle(canvas, name));
  await waitFor(() => expect(phone.queryAllByText(text)).toEqual([]), patience);
  await expect(canvas.getByText('Your unsaved version. Guests see the saved one.')).toBeVisible();
}

// proves: qr.toggle.settings
export const PricesOff: Story = {
  name: 'Prices off',
  play: ({ canvas }) => hides(canvas, 'Prices', /€9\.20/),
};

// proves: qr.toggle.settings
export const IngredientsOff: Story = {
  name: 'Ingredients off',
  play: ({ canvas }) => hides(canvas, 'Ingredients', /Sea salt/),
};

// proves: qr.toggle.settings
export const AllergensOff: Story = {
  name: 'Allergens off',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('A warning says what that asks of the restaurant', async () => {
      await hides(canvas, 'Allergens', /^Contains/);
      await expect(canvas.getByText('Guests have a right to know about allergens')).toBeVisible();
    });
    await step('Guests are told to ask', async () => {
      await (await phoneOf(canvas)).findByText('Ask us about allergens.', {}, patience);
    });
  },
};

// proves: qr.toggle.settings
export const CaloriesOff: Story = {
  name: 'Calories off',
  play: ({ canvas }) => hides(canvas, 'Calories', /340 kcal/),
};

export const SwitchedOn: Story = {
  name: 'Switched on again',
  parameters: {
    msw: [
      answers('getQrMenuSettings', { ...settings, showsPrice: false }),
      answers('previewMenus', {
        ...preview,
        restaurant: { ...preview.restaurant, shows: { ...preview.restaurant.shows, price: false } },
      }),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('What was hidden is seen before it is saved', async () => {
      const phone = await phoneOf(canvas);
      await phone.findByText('Sea bass', {}, patience);
      await expect(phone.queryByText('€9.20')).toBeNull();
      await userEvent.click(await toggle(canvas, 'Prices'));
      await phone.findByText('€9.20', {}, patience);
    });
  },
};

export const AnotherLook: Story = {
  name: 'Another look',
  play: async ({ canvas, step }) => {
    await step('It brings its own colour, where the restaurant has none of its own', async () => {
      await userEvent.click(await look(canvas, /^Griddle/));
      await expect(await textField(canvas, /^Accent colour/)).toHaveValue('#ffc61a');
    });
    await step('A colour of one’s own stays with every look', async () => {
      await press(canvas, 'From your logo');
      await expect(await textField(canvas, /^Accent colour/)).toHaveValue(logo.dominantColour);
      await userEvent.click(await look(canvas, /^Candle/));
      await expect(await textField(canvas, /^Accent colour/)).toHaveValue(logo.dominantColour);
    });
  },
};

export const LookByKeyboard: Story = {
  name: 'Look chosen by keyboard',
  tags: ['no-picture'], // It looks as another look does.
  play: async ({ canvas }) => {
    (await look(canvas, /^Linen/)).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await look(canvas, /^Candle/)).toBeChecked();
  },
};

export const NotAColour: Story = {
  name: 'Not a colour',
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Accent colour/), 'forest');
    await press(canvas, 'Save changes');
    await step('It is said at the field, with an example, and what was typed stays', async () => {
      await canvas.findByText('Enter a colour as six digits from 0 to f, for example #2f6b3c', {}, patience);
      await expect(await textField(canvas, /^Accent colour/)).toHaveValue('forest');
    });
  },
};

export const Unsaved: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await toggle(canvas, 'Prices'));
    await userEvent.click(await look(canvas, /^Candle/));
    await step('The bar names what is unsaved', async () => {
      await canvas.findByText('Prices, look and accent colour changed', {}, patience);
    });
  },
};

export const LeftForPictures: Story = {
  name: 'Left for the logo with unsaved changes',
  tags: ['no-picture'], // The question is asked alike on every form.
  play: async ({ canvas, step }) => {
    await userEvent.click(await look(canvas, /^Candle/));
    await userEvent.click(canvas.getByRole('link', { name: 'Change logo and photo' }));
    await step('It is asked before what was chosen is lost', async () => {
      const question = within(await screen.findByRole('alertdialog', {}, patience));
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
      await expect(await look(canvas, /^Candle/)).toBeChecked();
    });
  },
};

export const Saved: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await toggle(canvas, 'Prices'));
    await userEvent.click(await look(canvas, /^Candle/));
    await press(canvas, 'Save changes');
    await step('Saving is told, and nothing is unsaved any more', async () => {
      await screen.findByText('QR menu updated.', {}, patience);
      await waitFor(
        () => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull(),
        patience,
      );
      await expect(await look(canvas, /^Candle/)).toBeChecked();
    });
  },
};

export const Conflict: Story = {
  parameters: {
    msw: [
      fails('updateQrMenuSettings', 'CM_CONFLICT', { current: { ...settings, look: 'GRIDDLE', version: 4 } }),
      answers(
        'listChanges',
        listOf([exampleChange({ entity: 'QR_MENU_SETTINGS', entityId: settings.id, fields: [] })]),
      ),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await look(canvas, /^Candle/));
    await press(canvas, 'Save changes');
    await step('Both looks stand beside each other, in words', async () => {
      const dialog = within(await screen.findByRole('dialog', {}, patience));
      await dialog.findByRole('radio', { name: /Candle/ }, patience);
      await waitFor(() => expect(dialog.getByRole('radio', { name: /Griddle/ })).toBeVisible(), patience);
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), ...ready] },
  loaders: [() => loadMessages('common', 'qrMenu', 'entities')],
  render: () => (
    <StoryPart>
      <QrMenuPage />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and what changing it takes is said', async () => {
      await canvas.findByText(/^You can look at these settings\./, {}, patience);
      await expect(await textField(canvas, /^Accent colour/)).toHaveAttribute('readonly');
      await userEvent.click(await toggle(canvas, 'Prices'));
      await expect(await toggle(canvas, 'Prices')).toBeChecked();
      await expect(canvas.queryByRole('button', { name: 'From your logo' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Change logo and photo' })).toBeNull();
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await toggle(canvas, 'Prices');
    await step('The page is one press away', async () => {
      await userEvent.click(canvas.getByText('Preview'));
      await (await phoneOf(canvas)).findByText('€9.20', {}, patience);
    });
  },
};

export const NarrowForm: Story = {
  name: 'Narrow, the form',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await look(canvas, /^Linen/);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getQrMenuSettings'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', {}, patience);
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getQrMenuSettings', 'CM_NOT_FOUND'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The settings of the QR menu could not be loaded', {}, patience);
  },
};
