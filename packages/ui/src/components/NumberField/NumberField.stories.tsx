import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  decorators: [inForm],
  args: { label: 'Tables', value: null, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A whole number: tables, seats, seconds.\n\n' +
          '- Put the unit into `suffix`; give `step` where arrow keys help.\n' +
          '- Don’t use it for money (`MoneyField`), rates (`PercentField`), codes or phone numbers.\n' +
          '- Don’t cut off what is out of range; let the form’s rule say what is possible.',
      },
    },
  },
  render: function Render(args) {
    return <NumberField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tables' }), '12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const WithStep: Story = {
  name: 'With step',
  args: { label: 'Display time', suffix: 'seconds', value: 8, step: 1, minValue: 3, maxValue: 10 },
  play: async ({ args, canvas, step }) => {
    await step('Arrow keys change the number and stop at its limits', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(10);
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('textbox')).toHaveValue('9');
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Numbered from 1.', value: 12 },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = { args: { value: 0, errorMessage: 'A section has at least one table.' } };

export const NotWhole: Story = {
  name: 'Not a whole number',
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('What was typed stays with its message', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '1.5');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveValue('1.5');
      await expect(
        canvas.getByText('Field must be a number without decimals, for example 350.'),
      ).toBeVisible();
    });
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { value: 12, isReadOnly: true } };

export const Disabled: Story = { args: { value: 12, isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'الطاولات', value: 12, suffix: 'طاولة' },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { value: 12, step: 1 },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the field, arrow up adds one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(13);
    });
  },
};

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'Seconds for which every dish of the chosen categories stays on the screen',
    value: 120,
    suffix: 'seconds',
    isRequired: true,
  },
};
