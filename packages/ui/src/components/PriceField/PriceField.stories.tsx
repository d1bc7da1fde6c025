import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { euro } from '../../money/currency.example.ts';
import { inForm, inGerman, rightToLeft } from '../../stories/surroundings.tsx';
import { PriceField } from './PriceField.tsx';

const meta = {
  title: 'Fields/PriceField',
  component: PriceField,
  decorators: [inForm],
  args: {
    label: 'Price',
    currency: euro,
    value: 2190,
    onChange: fn(),
    isAtMarket: false,
    onMarketChange: fn(),
    marketLabel: 'Market price',
    marketText: 'Guests read “Market price” and ask for today’s.',
    amountLabel: 'Amount',
    kindLabel: 'Kind of price',
  },
  parameters: {
    docs: {
      description: {
        component:
          'What a dish costs: an amount, or the market price of the day.\n\n' +
          '- Who uses it keeps the amount while there is none, so that it is there again.\n' +
          '- Where there is always an amount, use `MoneyField`.',
      },
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [isAtMarket, setAtMarket] = useState(args.isAtMarket);
    return (
      <PriceField
        {...args}
        value={value}
        onChange={(amount) => {
          setValue(amount);
          args.onChange(amount);
        }}
        isAtMarket={isAtMarket}
        onMarketChange={(is) => {
          setAtMarket(is);
          args.onMarketChange(is);
        }}
      />
    );
  },
} satisfies Meta<typeof PriceField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('The amount is the field’s, with its currency; the choice says what it is about', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('€');
      await expect(canvas.getByRole('combobox', { name: 'Kind of price: Price' })).toHaveDisplayValue(
        'Amount',
      );
    });
  },
};

export const ChangedOnesMind: Story = {
  name: 'To market price and back, by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(input);
    await userEvent.type(input, '28,9');
    await userEvent.tab();
    const kind = canvas.getByRole('combobox', { name: 'Kind of price: Price' });
    await expect(kind).toHaveFocus();
    await step('There is no amount then; the choice is the field, and keeps the focus', async () => {
      await userEvent.selectOptions(kind, 'Market price');
      await expect(args.onMarketChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.getByRole('combobox', { name: 'Price' })).toHaveFocus();
      await expect(canvas.getByRole('combobox', { name: 'Price' })).toHaveAccessibleDescription(
        /^Guests read/,
      );
    });
    await step('Back again the amount is as it was typed', async () => {
      await userEvent.selectOptions(kind, 'Amount');
      await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('28.90');
    });
  },
};

export const AtMarket: Story = {
  name: 'At market price',
  tags: ['in-dark', 'forced-colors'],
  args: { isAtMarket: true },
};

export const Unreadable: Story = {
  name: 'No amount that can be read',
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(input);
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    await step('It says what an amount is', async () => {
      await canvas.findByText(/^Field must be a number/);
      await expect(input).toBeInvalid();
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Including tax.' },
};

export const Required: Story = {
  args: { isRequired: true, value: null, errorMessage: 'This field is required' },
};

export const HiddenLabel: Story = { name: 'Without a label in sight', args: { isLabelHidden: true } };

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const ReadOnlyAtMarket: Story = {
  name: 'Read-only, at market price',
  args: { isReadOnly: true, isAtMarket: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('Market price');
  },
};

export const German: Story = { decorators: [inGerman] };

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
