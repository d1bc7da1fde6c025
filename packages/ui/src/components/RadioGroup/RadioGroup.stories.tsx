import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, rightToLeft } from '../../stories/surroundings.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  decorators: [inForm],
  args: {
    label: 'Allergens',
    options: [
      { id: 'unknown', label: 'Not declared', description: 'The dish never passes a guest’s filter.' },
      { id: 'declared', label: 'Declared' },
      { id: 'external', label: 'On request', isDisabled: true },
    ],
    value: 'unknown',
    onChange: fn(),
  },
  render: function Render(args: RadioGroupProps) {
    return (
      <RadioGroup
        {...args}
        {...useStoryValue<string | null>({ ...args, onChange: (id) => id !== null && args.onChange(id) })}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the chosen one, the arrow keys choose another', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Not declared' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('declared');
    });
  },
};

export const NothingChosen: Story = { name: 'Nothing chosen', args: { value: null, isRequired: true } };

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Safety data: say only what you have checked.' },
};

export const Error: Story = { args: { value: null, errorMessage: 'Field is required. Choose one.' } };

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'مسببات الحساسية', options: [{ id: 'unknown', label: 'غير مصرح' }] },
};
