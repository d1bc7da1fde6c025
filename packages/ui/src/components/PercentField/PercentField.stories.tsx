import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { PercentField } from './PercentField.tsx';

const meta = {
  title: 'Fields/PercentField',
  component: PercentField,
  decorators: [inForm],
  args: { label: 'Tax rate', value: null, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A rate from 0 to 100 %: tax, service charge, a discount. The value is the number people see, 12.5 for 12.5 %.\n\n' +
          '- Say in the description what the rate is applied to.\n' +
          '- Don’t put "%" into the label; the sign stands in the field and is read out.\n' +
          '- Don’t use it for amounts of money (`MoneyField`) or counts (`NumberField`).',
      },
    },
  },
  render: function Render(args) {
    return <PercentField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof PercentField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Tax rate' });
    await step('A decimal comma is understood', async () => {
      await userEvent.type(input, '12,5');
      await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    });
    await step('On leaving it is written the locale’s way', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('12.5');
    });
    await step('The sign is read out', async () => {
      await expect(input).toHaveAccessibleDescription('%');
    });
  },
};

export const Filled: Story = { args: { value: 8.875 } };

export const WithDescription: Story = {
  name: 'With description',
  args: { value: 10, description: 'Added to the bill of every table.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { isRequired: true, errorMessage: 'Field is required. Enter a rate, or 0.' },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: 12.5, isReadOnly: true, isRequired: true },
};

export const Disabled: Story = { args: { value: 12.5, isDisabled: true } };

export const OutOfRange: Story = {
  name: 'Out of range',
  tags: ['forced-colors'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('What was typed stays, and the field says what is wrong', async () => {
      await userEvent.type(input, '120');
      await expect(input).not.toBeInvalid();
      await userEvent.tab();
      await expect(input).toHaveValue('120');
      await expect(canvas.getByText('Enter a percentage from 0 to 100.')).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const WordedByTheForm: Story = {
  name: 'Worded by the form',
  args: { onInvalid: fn(), errorMessage: 'Field must be a number. From 1 to 100.' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'half');
    await userEvent.tab();
    await expect(args.onInvalid).toHaveBeenLastCalledWith('half', 'notANumber');
    await expect(canvas.getByText('Field must be a number. From 1 to 100.')).toBeVisible();
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab, type, tab away', async () => {
      await userEvent.tab();
      await userEvent.keyboard('7.5');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveValue('7.5');
      await expect(args.onChange).toHaveBeenLastCalledWith(7.5);
    });
  },
};

export const German: Story = {
  decorators: [inGerman],
  args: { label: 'Steuersatz', value: 12.5 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('A comma stands before the decimals', async () => {
      await expect(input).toHaveValue('12,5');
      await userEvent.clear(input);
      await userEvent.type(input, '7,25');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(7.25);
      await expect(input).toHaveValue('7,25');
    });
  },
};

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'Service charge for groups of eight or more on evenings and public holidays',
    description: 'Printed on the menu as it is required where prices are shown without it.',
    value: 12.5,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'نسبة الضريبة', value: 5, isRequired: true },
};
