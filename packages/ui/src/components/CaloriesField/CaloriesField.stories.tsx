import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { CaloriesField } from './CaloriesField.tsx';

const meta = {
  title: 'Fields/CaloriesField',
  component: CaloriesField,
  decorators: [inForm],
  args: { label: 'Calories', value: null, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The calories of a dish or a size in KCal, the unit of the wire.\n\n' +
          '- Say in the description what one portion is.\n' +
          '- Don’t guess: leave it empty where nobody has counted.',
      },
    },
  },
  render: function Render(args) {
    return <CaloriesField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof CaloriesField>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: items.calories, sizes.kcal
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Calories' });
    await expect(input).toHaveAccessibleDescription('KCal');
    await userEvent.type(input, '480');
    await expect(args.onChange).toHaveBeenLastCalledWith(480);
  },
};

export const Filled: Story = { args: { value: 480, description: 'One portion, with its side dish.' } };

export const Error: Story = {
  tags: ['forced-colors'],
  args: { value: -1, errorMessage: 'Calories must be 0 or more.' },
};

export const Disabled: Story = { args: { value: 480, isDisabled: true } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the field and the ring is seen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('What is typed is reported', async () => {
      await userEvent.keyboard('480');
      await expect(args.onChange).toHaveBeenLastCalledWith(480);
    });
  },
};

export const Required: Story = { args: { isRequired: true } };

export const NotWhole: Story = {
  name: 'Not a whole number',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'about 480');
    await userEvent.tab();
    await expect(canvas.getByText(/Field must be a number without decimals/)).toBeVisible();
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { value: 480, isReadOnly: true } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: { label: 'Calories of one portion with its side dish and the bread', value: 1480 },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'السعرات الحرارية', value: 480 },
};
