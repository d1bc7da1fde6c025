import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  StoryPart,
  turnTo,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import { exampleChange } from '#shared/testing/example-changes.ts';
import {
  digitalMenuPath,
  digitalMenuReady as ready,
  glassOf,
  rowOf,
  startAnew,
} from '../testing/digital-menu-story.ts';
import { exampleSettings, longPreview, previewWith } from '#shared/testing/example-screens.ts';
import { DigitalMenuPage } from './DigitalMenuPage.tsx';

const meta = {
  title: 'App/Digital menu/Digital menu',
  component: StoryApp,
  args: { path: digitalMenuPath },
  globals: { viewport: { value: 'lg' } },
  beforeEach: startAnew,
  parameters: {
    ...screenParameters,
    msw: ready,
    docs: {
      description: {
        component:
          'The restaurant’s screens, each with what it shows now, and what they show. A screen stands beside the form, drawn by what televisions run, and follows the form before anything is saved.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.digital-menu, screen.categories
export const Ready: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step('Each screen says how it stands, and one that is gone what to check', async () => {
      await (await rowOf(canvas, 'Bar')).findByText('Live', {}, patience);
      await expect((await rowOf(canvas, 'Bar')).getByText('As set below')).toBeVisible();
      const window = await rowOf(canvas, 'Window');
      await expect(window.getByText('Offline since 11:42')).toBeVisible();
      await expect(window.getByText('Shows its menu of 11:40. Check its plug and network.')).toBeVisible();
    });
    await step('What is different on a screen is said in words', async () => {
      await (await rowOf(canvas, 'Counter')).findByText('Board, upright. Small plates, Fish', {}, patience);
    });
    await step('The first stands on the stage, drawn by what it runs', async () => {
      const glass = within(await glassOf(canvas, 'Bar'));
      await glass.findAllByText(/Grilled sardines/, {}, patience);
    });
  },
};

// proves: screen.toggle.price
export const FollowsTheForm: Story = {
  name: 'The screen follows the form',
  play: async ({ canvas, step }) => {
    const glass = within(await glassOf(canvas, 'Bar'));
    await step('A price that is switched off is gone before it is saved', async () => {
      await glass.findAllByText(/€9\.20/, {}, patience);
      await userEvent.click(await canvas.findByRole('switch', { name: 'Price' }, patience));
      await waitFor(() => expect(glass.queryByText(/€9\.20/)).toBeNull(), patience);
      await expect(canvas.getByText('Your unsaved version. Screens show the saved one.')).toBeVisible();
    });
    await step('Another layout shows all dishes on one page', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Board/ }, patience));
      await glass.findAllByText(/Sea bass/, {}, patience);
      await expect(glass.getAllByText(/Grilled sardines/)[0]).toBeVisible();
    });
  },
};

// proves: screen.categories
export const CategoriesInOrder: Story = {
  name: 'Categories, found and put in order',
  play: async ({ canvas, step }) => {
    await step('None stands for all of the menu', async () => {
      await canvas.findByText('None chosen: all that the menu has, in its order.', {}, patience);
    });
    await step('One is found by typing', async () => {
      await userEvent.click(await turnTo(canvas, /^Categories/));
      await userEvent.keyboard('fis');
      await userEvent.click(await screen.findByRole('option', { name: 'Fish' }, patience));
      await userEvent.keyboard('{Escape}');
    });
    await step('It alone is shown', async () => {
      const list = within(
        await canvas.findByRole('list', { name: 'Categories in the order screens show them' }, patience),
      );
      await expect(list.getByText('Fish')).toBeVisible();
      const glass = within(await glassOf(canvas, 'Bar'));
      await glass.findAllByText(/Sea bass/, {}, patience);
      await waitFor(() => expect(glass.queryByText(/Grilled sardines/)).toBeNull(), patience);
    });
  },
};

// proves: screen.display-time
export const SecondsOutOfRange: Story = {
  name: 'Seconds out of range',
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('textbox', { name: /^Each dish stays/ }, patience);
    await userEvent.clear(field);
    await userEvent.type(field, '121');
    await step('It is said beside the field while typing', async () => {
      await canvas.findByText('Enter whole seconds from 3 to 120', {}, patience);
    });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await step('What goes with it follows', async () => {
      await waitFor(
        () => expect(canvas.queryByText('Enter whole seconds from 3 to 120')).toBeNull(),
        patience,
      );
      await expect(canvas.getByText('Longer for longer text, up to 24 seconds')).toBeVisible();
    });
  },
};

export const AllergensOff: Story = {
  name: 'Allergens off',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Allergens' }, patience));
    await step('A warning says what that asks of the restaurant', async () => {
      await canvas.findByText('Guests have a right to know about allergens', {}, patience);
    });
  },
};

export const Saved: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Board/ }, patience));
    await step('The bar says on which screens it will be live', async () => {
      await canvas.findByText('Live on 2 screens at once, on Window when back.', {}, patience);
    });
    await press(canvas, 'Save changes');
    await step('Saving is told', async () => {
      await screen.findByText(/^Digital menu updated\. Live on 2 screens/, {}, patience);
      await waitFor(
        () => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull(),
        patience,
      );
    });
  },
};

export const Conflict: Story = {
  parameters: {
    msw: [
      fails('updateDigitalMenuSettings', 'CM_CONFLICT', {
        current: { ...exampleSettings, layout: 'MIXED', version: 4 },
      }),
      answers(
        'listChanges',
        listOf([
          exampleChange({ entity: 'DIGITAL_MENU_SETTINGS', entityId: exampleSettings.id, fields: [] }),
        ]),
      ),
      ...ready,
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Board/ }, patience));
    await press(canvas, 'Save changes');
    await step('Both layouts stand beside each other, in words', async () => {
      const dialog = within(await screen.findByRole('dialog', {}, patience));
      await dialog.findByRole('radio', { name: /Board/ }, patience);
      await waitFor(() => expect(dialog.getByRole('radio', { name: /Mixed/ })).toBeVisible(), patience);
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  parameters: { msw: [signedInAs(waiter), ...ready] },
  loaders: [() => loadMessages('common', 'digitalMenu', 'screens', 'entities')],
  render: () => (
    <StoryPart>
      <DigitalMenuPage />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await step('Everything can be read, and what changing it takes is said', async () => {
      await canvas.findByText(/^You can look at these settings\./, {}, patience);
      await userEvent.click(await canvas.findByRole('switch', { name: 'Price' }, patience));
      await expect(canvas.getByRole('switch', { name: 'Price' })).toBeChecked();
      await expect(canvas.queryByRole('link', { name: 'Add screen' })).toBeNull();
    });
  },
};

export const MoreThanAScreenTakes: Story = {
  name: 'More dishes than a screen takes',
  parameters: { msw: [answers('previewScreens', previewWith(longPreview(312))), ...ready] },
  play: async ({ canvas, step }) => {
    await step('The stage says how many it leaves out, and what to do', async () => {
      const left = await canvas.findByText('12 more dishes', {}, patience);
      await expect(left.closest('li')).toHaveTextContent(
        'than a screen takes: it shows the first 300. Choose categories to say which.',
      );
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await rowOf(canvas, 'Window');
    await step('The screen is one press away', async () => {
      await userEvent.click(canvas.getByText('Preview'));
      await glassOf(canvas, 'Bar');
    });
  },
};

export const NarrowForm: Story = {
  name: 'Narrow, the form',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Spotlight/ }, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getDigitalMenuSettings'), ...ready] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', {}, patience);
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getDigitalMenuSettings', 'CM_NOT_FOUND'), ...ready] },
  play: async ({ canvas }) => {
    await canvas.findByText('The settings of the digital menu could not be loaded', {}, patience);
  },
};
