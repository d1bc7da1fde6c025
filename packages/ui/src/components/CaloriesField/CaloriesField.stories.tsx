import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { CaloriesField } from './CaloriesField.tsx';

const meta = {
  title: 'Fields/CaloriesField',
  component: CaloriesField,
  decorators: [inForm],
  args: { label: 'Calories', value: null, onChange: fn() },
  render: function Render(args) {
    return <CaloriesField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof CaloriesField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Calories' });
    await expect(input).toHaveAccessibleDescription('KCal');
    await userEvent.type(input, '480');
    await expect(args.onChange).toHaveBeenLastCalledWith(480);
  },
};

export const Filled: Story = { args: { value: 480, description: 'One portion, with its side dish.' } };

export const Error: Story = { args: { value: -1, errorMessage: 'Calories must be 0 or more.' } };

export const Disabled: Story = { args: { value: 480, isDisabled: true } };
