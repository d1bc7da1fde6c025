import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answers,
  fails,
  findHome,
  listOf,
  patience,
  RightToLeft as FromRightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import { exampleModifierGroups } from '#shared/testing/example-modifier-groups.ts';
import { cleanHealth, exampleFindings, exampleHealth } from '../testing/example-health.ts';

const { extras } = exampleModifierGroups;
const path = '/menu-management/health';
const health = answers('getMenuHealth', exampleHealth);
const findings = answers('listHealthFindings', listOf(exampleFindings));

const meta = {
  title: 'App/Menu health',
  component: StoryApp,
  args: { path },
  parameters: { ...screenParameters, msw: [health, findings, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WorkLeft: Story = {
  name: 'Work left',
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step('Each check with findings leads to their list', async () => {
      const link = await canvas.findByRole('link', { name: 'Allergens not declared' }, patience);
      await expect(link).toHaveAttribute('href', `${path}?check=ITEM_ALLERGENS`);
      await expect(canvas.getByText('12 of 60')).toBeVisible();
    });
    await step('What is done leads nowhere', async () => {
      await expect(canvas.queryByRole('link', { name: 'No description' })).toBeNull();
    });
    await step('Hours and paper are told in words', async () => {
      await expect(
        canvas.getByText('Monday 23 November: no menu from 15:00 to 18:00', { exact: false }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Allergen matrix: reprint needed' })).toBeVisible();
    });
  },
};

export const NothingLeft: Story = {
  name: 'Nothing left',
  parameters: { msw: [answers('getMenuHealth', cleanHealth), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to fix', {}, patience);
  },
};

export const NoMenuYet: Story = {
  name: 'No menu yet',
  parameters: {
    msw: [
      answers('getMenuHealth', {
        ...cleanHealth,
        checks: cleanHealth.checks.map(({ check }) => ({ check, count: 0, checkedCount: 0 })),
      }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to look at yet', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getMenuHealth'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Menu health', level: 1 }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('getMenuHealth', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Menu health could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [
      signedInAs(waiter),
      health,
      answers('listCategories', listOf([])),
      answers('listItems', listOf([])),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Without the permission the page is not entered', async () => {
      await findHome(canvas);
    });
  },
};

export const Findings: Story = {
  args: { path: `${path}?check=ITEM_DESCRIPTION` },
  tags: ['responsive', 'keyboard'],
  play: async ({ canvas, step }) => {
    await step('Each finding opens the form at the field', async () => {
      const link = await canvas.findByRole('link', { name: 'Caldo verde' }, patience);
      await expect(link).toHaveAttribute(
        'href',
        `/menu-management/items/${exampleFindings[0]?.id}#description`,
      );
    });
    await step('The keyboard reaches it', async () => {
      canvas.getByRole('link', { name: 'Caldo verde' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Fix Caldo verde' })).toHaveFocus();
    });
  },
};

export const UndeclaredOption: Story = {
  name: 'Option not declared',
  args: { path: `${path}?check=OPTION_ALLERGENS` },
  parameters: {
    msw: [
      health,
      answers('listHealthFindings', listOf([{ id: extras.id, name: extras.name, isActive: true }])),
      answers('getModifierGroup', extras),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Fix Burger extras' }, patience));
    await step('The form opens at the first option that nobody declared', async () => {
      await waitFor(() => expect(canvas.getByDisplayValue('Sauce of the week')).toHaveFocus(), patience);
    });
  },
};

export const AllMended: Story = {
  name: 'All mended',
  args: { path: `${path}?check=ITEM_PICTURE` },
  parameters: { msw: [health, answers('listHealthFindings', listOf([])), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing left here', {}, patience);
  },
};

export const FindingsFailed: Story = {
  name: 'Findings not loaded',
  args: { path: `${path}?check=ITEM_PICTURE` },
  parameters: { msw: [health, fails('listHealthFindings', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The list could not be loaded', {}, patience);
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
    await canvas.findByRole('link', { name: 'Allergens not declared' }, patience);
  },
};
