import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { PinField } from './PinField.tsx';

const meta = {
  title: 'Fields/PinField',
  component: PinField,
  decorators: [inForm],
  args: { label: 'PIN code', value: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Six digits: the PIN a member of staff signs in with at the point of sale, or a code that was sent.\n\n' +
          '- It is one input: focus, paste and screen readers work as in any field.\n' +
          '- Set `isOneTime` for a code that was sent, `isHidden` where others can look on.\n' +
          '- Don’t move focus on by yourself when the sixth digit is typed; people correct themselves.\n' +
          '- Don’t use it for numbers of another length.',
      },
    },
  },
  render: function Render(args) {
    return <PinField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof PinField>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: staff.pin.six-digits, sizes.pin
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'PIN code' });
    await step('Six digits are typed into one field', async () => {
      await userEvent.type(input, '482913');
      await expect(args.onChange).toHaveBeenLastCalledWith('482913');
      await expect(input).toHaveAttribute('inputmode', 'numeric');
    });
    await step('A seventh changes nothing', async () => {
      await userEvent.type(input, '7');
      await expect(input).toHaveValue('482913');
      await expect(input).not.toBeInvalid();
    });
  },
};

export const HalfTyped: Story = {
  name: 'Half typed',
  args: { value: '482' },
  play: async ({ canvas, step }) => {
    await step('The next box is marked', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};

export const Filled: Story = { args: { value: '482913' } };

export const Pasted: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    for (const text of ['123 456', '12-34-56']) {
      await step(`"${text}" lands as six digits`, async () => {
        await userEvent.clear(input);
        await userEvent.click(input);
        await userEvent.paste(text);
        await expect(input).toHaveValue('123456');
        await expect(args.onChange).toHaveBeenLastCalledWith('123456');
      });
    }
  },
};

// proves: staff.pin.digits-only
export const LettersRefused: Story = {
  name: 'Letters refused',
  args: { value: '12' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('A letter is not taken, and the field says so', async () => {
      await userEvent.type(input, 'a');
      await expect(input).toHaveValue('12');
      await expect(canvas.getByText('Pin must be all number')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('The next digit clears the message', async () => {
      await userEvent.type(input, '3');
      await expect(input).not.toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith('123');
    });
  },
};

// proves: staff.pin.six-digits
export const TooMuchPasted: Story = {
  name: 'Too much pasted',
  play: async ({ args, canvas, step }) => {
    await step('Nothing is cut off silently', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.paste('12345678');
      await expect(canvas.getByText('Pin code must be 6 digits.')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const WordedByTheForm: Story = {
  name: 'Worded by the form',
  args: { value: '12', onInvalid: fn(), errorMessage: 'Pin must be all number' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onInvalid).toHaveBeenLastCalledWith('12x', 'notDigits');
    await expect(canvas.getByText('Pin must be all number')).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { isHidden: true, value: '482913' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('PIN code');
    await step('The digits are dots until somebody asks to see them', async () => {
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: 'Show digits' }));
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Show digits', pressed: true }));
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
};

export const OneTimeCode: Story = {
  name: 'One-time code',
  args: { label: 'Code from the message', isOneTime: true, description: 'It is valid for 10 minutes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Nobody else in the restaurant may have the same one.', value: '482913' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  tags: ['forced-colors'],
  args: { value: '4829', errorMessage: 'Pin code must be 6 digits.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Pin code must be 6 digits./);
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { value: '482913', isReadOnly: true } };

export const Disabled: Story = { args: { value: '482913', isDisabled: true } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard', 'forced-colors'],
  play: async ({ args, canvas, step }) => {
    await step('Type, go back, correct a digit', async () => {
      await userEvent.tab();
      await userEvent.keyboard('482{Backspace}3{ArrowLeft}{ArrowLeft}{Delete}1');
      await expect(args.onChange).toHaveBeenLastCalledWith('413');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'PIN code of this member of staff at the point of sale and the tables',
    description: 'Nobody else in the restaurant may have the same one.',
    value: '482913',
    isHidden: true,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'الرقم السري', value: '4829', isRequired: true, isHidden: true },
};
