import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { exampleCategories, exampleItems } from '../testing/example-items.ts';

const { soup, bread } = exampleItems;
const categories = answers('listCategories', listOf(exampleCategories));

const meta = {
  title: 'App/Items/Sizes',
  component: StoryApp,
  args: { path: `/menu-management/items/${soup.id}` },
  parameters: { ...screenParameters, msw: [categories, answers('getItem', soup), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const onePrice = { args: { path: `/menu-management/items/${bread.id}` } };
const onePriceAnswers = [categories, answers('getItem', bread), ...usual];

const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('textbox', { name: /^Size/ })
    .map((input: HTMLElement) => (input as HTMLInputElement).value);
const lastOf = (canvas: Canvas, name: RegExp) =>
  canvas.getAllByRole('textbox', { name }).at(-1) as HTMLInputElement;
const shownPrices = (canvas: Canvas) => {
  const list = within(canvas.getByRole('list', { name: 'Sizes' }));
  return list.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
};

export const ByKeyboard: Story = {
  name: 'Added, moved and removed by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const add = await canvas.findByRole('button', { name: 'Add size' }, patience);
    await step('A new size waits for its name, where the focus is', async () => {
      add.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(lastOf(canvas, /^Size/)).toHaveFocus());
      await userEvent.keyboard('Pot');
      await userEvent.tab();
      await expect(lastOf(canvas, /^Price/)).toHaveFocus();
      await userEvent.keyboard('12.50');
      await expect(names(canvas)).toEqual(['Cup', 'Bowl', 'Pot']);
    });
    await step('Arrow keys on its handle move it, and the focus stays', async () => {
      const handle = canvas.getByRole('button', { name: /^Move Pot,/ });
      handle.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(names(canvas)).toEqual(['Pot', 'Cup', 'Bowl']);
      await expect(handle).toHaveFocus();
    });
    await step('One taken away leaves the focus on the one that takes its place', async () => {
      canvas.getByRole('button', { name: 'Actions for Pot' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menuitem', { name: 'Remove' }, patience);
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(names(canvas)).toEqual(['Cup', 'Bowl']));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Cup' })).toHaveFocus());
    });
  },
};

/** Where the bar stands below the form, and over none of its targets. */
const toTheEnd = () => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });

export const AtMarketPrice: Story = {
  name: 'At market price',
  tags: ['in-dark', 'first-window'],
  play: async ({ canvas, step }) => {
    const [, bowl] = await canvas.findAllByRole('combobox', { name: /^Kind of price/ }, patience);
    if (!bowl) throw new Error('The soup has two sizes');
    await step('The price goes, and the focus stays', async () => {
      await userEvent.selectOptions(bowl, 'Market price');
      await expect(shownPrices(canvas)).toEqual(['Cup', '4.50', 'Bowl']);
      await expect(bowl).toHaveFocus();
    });
    await step('Taken back, the price is as it was', async () => {
      await userEvent.selectOptions(bowl, 'Amount');
      await expect(shownPrices(canvas)).toEqual(['Cup', '4.50', 'Bowl', '7.00']);
      await userEvent.selectOptions(bowl, 'Market price');
    });
    toTheEnd();
  },
};

export const FromOnePrice: Story = {
  ...onePrice,
  name: 'From one price to two',
  tags: ['first-window'],
  parameters: { msw: onePriceAnswers },
  play: async ({ canvas, step }) => {
    await step('The price there was becomes the first size, to be named', async () => {
      await press(canvas, 'Add size');
      await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Size/ })[0]).toHaveFocus());
      await expect(shownPrices(canvas)).toEqual(['', '5.50', '', '']);
    });
    await step('Sizes without a name, and two of one name, are refused where they stand', async () => {
      await write(lastOf(canvas, /^Price/), '9');
      await press(canvas, 'Save changes');
      const rows = canvas.getAllByRole('listitem').filter((row) => row.dataset['rowId'] !== undefined);
      const [first, second] = rows.map((row) => within(row));
      if (!first || !second) throw new Error('Two sizes stand in the list');
      await first.findByText('This field is required', {}, patience);
      await write(first.getByRole('textbox', { name: /^Size/ }), 'Half');
      await write(second.getByRole('textbox', { name: /^Size/ }), 'half');
      await second.findByText('This name is already in use', {}, patience);
      await write(second.getByRole('textbox', { name: /^Size/ }), 'Whole');
      await waitFor(() => expect(canvas.queryByText('This name is already in use')).toBeNull());
    });
  },
};

export const OnlyMarketPrice: Story = {
  ...onePrice,
  name: 'The only price at market price',
  tags: ['first-window'],
  parameters: { msw: onePriceAnswers },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /^Kind of price/ }, patience),
      'Market price',
    );
    await expect(canvas.queryByRole('textbox', { name: /^Price/ })).not.toBeInTheDocument();
    await canvas.findByText(/^Guests read “Market price”/);
  },
};

export const RemovedToOne: Story = {
  name: 'Removed down to one',
  tags: ['first-window'],
  play: async ({ canvas, step }) => {
    await press(canvas, 'Actions for Cup');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }, patience));
    await waitFor(() => expect(names(canvas)).toEqual(['Bowl']));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await step('Its name can go too, without the field going from under the hands', async () => {
      await userEvent.clear(lastOf(canvas, /^Size/));
      await expect(lastOf(canvas, /^Size/)).toHaveFocus();
    });
    await step('The last one stays', async () => {
      await press(canvas, 'Actions for size 1');
      const remove = await screen.findByRole('menuitem', { name: 'Remove' }, patience);
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    toTheEnd();
  },
};
