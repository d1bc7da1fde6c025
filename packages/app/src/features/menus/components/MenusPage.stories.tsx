import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  findHome,
  listOf,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  signedInAs,
  StoryApp,
  succeeds,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import { exampleMenus } from '../testing/example-menus.ts';

const { allDay, evening, breakfast } = exampleMenus;
const list = answers('listMenus', listOf([allDay, evening, breakfast]));
const empty = answers('listMenus', listOf([]));

const meta = {
  title: 'App/Menus/List',
  component: StoryApp,
  args: { path: '/menu-management/menus' },
  parameters: { ...screenParameters, msw: [list, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['in-dark', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Every menu leads to its form', async () => {
      await expect(await canvas.findByRole('link', { name: 'Evening' }, patience)).toHaveAttribute(
        'href',
        `/menu-management/menus/${evening.id}`,
      );
    });
    await step('Hours and what holds now are said in words', async () => {
      await canvas.findByText('Off until 18:00', { selector: '[data-kind=status] *' }, patience);
      await expect(
        canvas.getByText('Tue–Thu 18:00–23:00 · Fri, Sat 18:00–01:00', {
          selector: 'td *',
        }),
      ).toBeVisible();
      await expect(canvas.getByText('1 May 2026 – 30 September 2026')).toBeVisible();
    });
    await step('The page leads to what guests see', async () => {
      await expect(canvas.getByRole('link', { name: 'What guests see' })).toHaveAttribute(
        'href',
        '/menu-management/menus/preview',
      );
    });
  },
};

export const Empty: Story = {
  parameters: { msw: [empty, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No menus yet', {}, patience);
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: '/menu-management/menus?search=brunch' },
  parameters: { msw: [empty, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No menu matches “brunch”', {}, patience);
  },
};

export const Deleting: Story = {
  parameters: { msw: [succeeds('deleteMenu'), list, ...usual] },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Evening' }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete menu' }, patience));
    await step('It asks by name and says what happens to printed codes', async () => {
      const alert = within(await screen.findByRole('alertdialog', { name: 'Delete “Evening”?' }, patience));
      await waitFor(() =>
        expect(alert.getByText(/Its printed codes lead to your other menus/)).toBeVisible(),
      );
    });
  },
};

export const Forbidden: Story = {
  parameters: { msw: [signedInAs(waiter), list, ...usual] },
  play: async ({ canvas }) => {
    await findHome(canvas);
    await expect(canvas.queryByRole('link', { name: 'Evening' })).toBeNull();
  },
};

const long = 'Degustation of the season with wines from the islands, served at the chef’s table only';

export const LongNames: Story = {
  name: 'Long names, narrow phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [answers('listMenus', listOf([{ ...evening, name: long }, allDay])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText(long, {}, patience);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  parameters: { msw: [answers('listMenus', listOf([{ ...evening, name: 'قائمة المساء' }])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('قائمة المساء', {}, patience);
  },
};
