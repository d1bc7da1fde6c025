import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStorySelection } from '../../stories/useStoryValue.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Allergens are declared', isSelected: false, onChange: fn() },
  render: function Render(args) {
    return <Checkbox {...args} {...useStorySelection(args)} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Space and a click on the text both tick it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(canvas.getByText('Allergens are declared'));
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    });
  },
};

export const Selected: Story = { args: { isSelected: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'All items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Declared and empty means free of all listed allergens.' },
};

export const Error: Story = {
  args: {
    isRequired: true,
    errorMessage: 'Field is required. Tick it once you have checked every ingredient.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isSelected: true, isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledAndSelected: Story = {
  name: 'Disabled and selected',
  args: { isSelected: true, isDisabled: true },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: { children: 'I have checked every ingredient of this dish and of everything that is served with it' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'تم التصريح عن مسببات الحساسية', isSelected: true },
};
