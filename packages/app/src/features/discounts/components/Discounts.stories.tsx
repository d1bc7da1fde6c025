import type { Discount } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  answers,
  emptyStory,
  failedStory,
  fails,
  listOf,
  nothingFoundStory,
  patience,
  press,
  screenParameters,
  StoryApp,
  textField,
  usual,
  write,
} from '#shared/testing/index.ts';

const happyHour: Discount = {
  id: '0198a000-0000-7000-8000-0000000000f1',
  name: 'Happy hour',
  type: 'PERCENTAGE',
  amount: 12_500,
  isActive: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-18T10:05:00Z',
  version: 3,
};
const regulars: Discount = {
  ...happyHour,
  id: '0198a000-0000-7000-8000-0000000000f2',
  name: 'Regulars',
  type: 'FIXED',
  amount: 500,
  isActive: false,
};
const list = answers('listDiscounts', listOf([happyHour, regulars]));

const listed = {
  operation: 'listDiscounts',
  path: '/setting/financial',
  emptyTitle: 'No discounts yet',
  add: 'Add discount',
  newHref: '/setting/financial/new',
  noMatchTitle: 'No discount matches',
  errorTitle: 'The discounts could not be loaded',
} as const;

const meta = {
  title: 'App/Settings/Discounts',
  component: StoryApp,
  args: { path: '/setting/financial' },
  parameters: {
    ...screenParameters,
    msw: [list, answers('getDiscount', regulars), ...usual],
    docs: {
      description: {
        component:
          'What can be taken off a bill. What all lists and forms share has its states in App/Shared.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Each says what it takes off, and leads to its form', async () => {
      const row = await canvas.findByRole('row', { name: /Happy hour/ }, patience);
      await expect(row).toHaveTextContent('12.5%');
      await expect(canvas.getByRole('row', { name: /Regulars/ })).toHaveTextContent('€5.00');
      await expect(canvas.getByRole('link', { name: 'Regulars' })).toHaveAttribute(
        'href',
        `/setting/financial/${regulars.id}`,
      );
    });
  },
};

export const New: Story = {
  args: { path: '/setting/financial/new' },
  play: async ({ canvas, step }) => {
    await step('Begins as a part of the bill', async () => {
      await expect(await textField(canvas, /^Percentage/)).toHaveValue('');
    });
    await step('What was typed of one type is there again after a look at the other', async () => {
      await write(await textField(canvas, /^Percentage/), '12,5');
      await userEvent.click(canvas.getByRole('radio', { name: 'A fixed amount' }));
      await expect(await textField(canvas, /^Amount/)).toHaveValue('');
      await userEvent.click(canvas.getByRole('radio', { name: 'A percentage of the bill' }));
      await expect(await textField(canvas, /^Percentage/)).toHaveValue('12.5');
    });
    await step('So is what cannot be read, which can be emptied', async () => {
      await write(await textField(canvas, /^Percentage/), 'some');
      await userEvent.click(canvas.getByRole('radio', { name: 'A fixed amount' }));
      await expect(await textField(canvas, /^Amount/)).toHaveValue('');
      await userEvent.click(canvas.getByRole('radio', { name: 'A percentage of the bill' }));
      await expect(await textField(canvas, /^Percentage/)).toHaveValue('some');
      await userEvent.clear(await textField(canvas, /^Percentage/));
      await expect(await textField(canvas, /^Percentage/)).toHaveValue('');
      await write(await textField(canvas, /^Percentage/), '12,5');
    });
  },
};

export const ValidationErrors: Story = {
  name: 'Validation errors',
  args: { path: '/setting/financial/new' },
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Percentage/), '0');
    await press(canvas, 'Create discount');
    await step('Nothing is no discount, and a name is needed', async () => {
      await canvas.findByText('Enter a percentage above 0 and up to 100', {}, patience);
      await expect(canvas.getByText('This field is required')).toBeVisible();
    });
  },
};

export const Edit: Story = {
  args: { path: `/setting/financial/${regulars.id}` },
  parameters: {
    msw: [
      fails('updateDiscount', 'CM_NAME_IN_USE', {
        errors: [{ pointer: '/name', code: 'CM_NAME_IN_USE', message: 'This name is already in use' }],
      }),
      answers('getDiscount', regulars),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Shows what is stored, in the restaurant’s currency', async () => {
      await expect(await textField(canvas, /^Amount/)).toHaveValue('5.00');
      await expect(canvas.getByRole('radio', { name: 'A fixed amount' })).toBeChecked();
    });
    await step('A name that another one has is said beside the name, which stays as typed', async () => {
      await write(await textField(canvas, /^Name/), 'Happy hour');
      await press(canvas, 'Save changes');
      await canvas.findByText('This name is already in use', {}, patience);
      await expect(await textField(canvas, /^Name/)).toHaveValue('Happy hour');
    });
  },
};

export const Empty: Story = { tags: ['no-picture'], ...emptyStory(listed) };

export const NothingFound: Story = { tags: ['no-picture'], ...nothingFoundStory(listed) };

export const Failed: Story = { tags: ['no-picture'], ...failedStory(listed) };
