import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { euro, forint, kuwaitiDinar, yen } from '../../money/currency.example.ts';
import { inForm, inGerman, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Button } from '../Button/index.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  decorators: [inForm],
  args: { label: 'Price', currency: euro, value: null, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'An amount in the restaurant’s currency, kept in minor units and never rounded.\n\n' +
          '- The symbol stands where the locale writes it; “12,50” and “12.50” are both understood.\n' +
          '- Don’t put the currency into the label.\n' +
          '- Don’t use it for rates: that is a `PercentField`.',
      },
    },
  },
  render: function Render(args) {
    return <MoneyField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof MoneyField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await step('A decimal comma is understood', async () => {
      await userEvent.type(input, '12,50');
      await expect(args.onChange).toHaveBeenLastCalledWith(1250);
      await expect(input).toHaveValue('12,50');
    });
    await step('On leaving the amount is written the locale’s way', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('12.50');
    });
    await step('The currency is read out', async () => {
      await expect(input).toHaveAccessibleDescription('€');
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { value: 125_000, description: 'Including tax.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { isRequired: true, errorMessage: 'Field is required. Enter a price, or 0.' },
};

export const ReadOnly: Story = { name: 'Read-only', args: { value: 1250, isReadOnly: true } };

export const Disabled: Story = { args: { value: 1250, isDisabled: true } };

export const NegativeAmount: Story = {
  name: 'Negative amount',
  tags: ['forced-colors'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('What was typed stays, and the field says what is wrong', async () => {
      await userEvent.type(input, '-5');
      await userEvent.tab();
      await expect(input).toHaveValue('-5');
      await expect(input).toBeInvalid();
      await expect(canvas.getByText('The amount must be 0 or more.')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const Difference: Story = {
  args: { label: 'Price difference', allowsNegative: true, value: -250 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('What is taken off is written with a minus', async () => {
      await expect(input).toHaveValue('-2.50');
    });
    await step('A plus may be typed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '+1,50');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(150);
      await expect(input).toHaveValue('1.50');
    });
  },
};

export const NoNumber: Story = {
  name: 'No number',
  args: { value: 1250 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('Nothing is said in the middle of typing', async () => {
      await userEvent.type(input, ' about');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).not.toBeInvalid();
    });
    await step('On leaving the text stays with its message', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('12.50 about');
      await expect(input).toHaveAccessibleDescription(/Field must be a number, for example 12.50./);
    });
    await step('Once it is right the message goes at once', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '13');
      await expect(input).not.toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith(1300);
    });
  },
};

export const TooManyDecimals: Story = {
  name: 'Too many decimals',
  play: async ({ args, canvas, step }) => {
    await step('A half cent is refused, not rounded', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '12.505');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.getByText('Use at most 2 digits after the decimal separator.')).toBeVisible();
    });
  },
};

export const WordedByTheForm: Story = {
  name: 'Worded by the form',
  args: { onInvalid: fn(), errorMessage: 'Field must be a number. 0 or more.' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-5');
    await userEvent.tab();
    await expect(args.onInvalid).toHaveBeenLastCalledWith('-5', 'negative');
    await expect(canvas.getByText('Field must be a number. 0 or more.')).toBeVisible();
  },
};

export const KeptByTheForm: Story = {
  name: 'Kept by the form',
  args: { onInvalid: fn() },
  // It looks as a field with no number does.
  tags: ['no-picture'],
  render: function Render(args) {
    const [unread, setUnread] = useState<string | null>('soon');
    return (
      <>
        <MoneyField {...args} unread={unread} onInvalid={setUnread} onChange={() => setUnread(null)} />
        <Button onPress={() => setUnread(null)}>Discard</Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('Text that is no amount comes back, in the field’s own words', async () => {
      await expect(input).toHaveValue('soon');
      await userEvent.type(input, 'er');
      await userEvent.tab();
      await expect(input).toHaveValue('sooner');
      await expect(canvas.getByText(/^Field must be a number/)).toBeVisible();
    });
    await step('Emptied by hand, it is gone', async () => {
      await userEvent.clear(input);
      await expect(input).toHaveValue('');
      await userEvent.type(input, 'later');
    });
    await step('Given up, it is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(input).toHaveValue('');
      await expect(input).not.toBeInvalid();
    });
  },
};

export const Yen: Story = {
  tags: ['responsive'],
  args: { currency: yen, value: 1250 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1,250');
    await userEvent.clear(input);
    await userEvent.type(input, '980');
    await expect(args.onChange).toHaveBeenLastCalledWith(980);
  },
};

export const KuwaitiDinar: Story = {
  name: 'Kuwaiti dinar',
  args: { currency: kuwaitiDinar, value: 1250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1.250');
  },
};

export const Forint: Story = {
  tags: ['no-picture'], // The field looks as the others do.
  args: { currency: forint, value: 150_000 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('Minor units that are zero are left out', async () => {
      await expect(input).toHaveValue('1,500');
    });
    await step('Others are understood and shown', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1500.5');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(150_050);
      await expect(input).toHaveValue('1,500.50');
    });
  },
};

export const German: Story = {
  decorators: [inGerman],
  args: { label: 'Preis', value: 125_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1.250,00');
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'السعر', currency: { code: 'AED', digits: 2, isWrittenWhole: false }, value: 4500 },
};

export const Filled: Story = { args: { value: 125_000 } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the field and the ring is seen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('What is typed is reported', async () => {
      await userEvent.keyboard('12,50');
      await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    });
  },
};
