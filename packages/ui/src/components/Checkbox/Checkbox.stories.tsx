import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStorySelection } from '../../stories/useStoryValue.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Allergens are declared', isSelected: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Yes or no, taking effect when the form is saved; or one row of a selection.\n\n' +
          '- Word it so that the tick means yes: “Allergens are declared”.\n' +
          '- Don’t use it for what takes effect at once: that is a `Switch`.\n' +
          '- Don’t word it as a negation.',
      },
    },
  },
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

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches it, Space ticks and unticks', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Allergens are declared' })).toBeRequired();
  },
};

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors', 'responsive'],
  render: (args) => (
    <Stack gap={3}>
      {[false, true].map((isSelected) => (
        <Inline key={String(isSelected)} gap={4}>
          <Checkbox {...args} isSelected={isSelected}>
            Plain
          </Checkbox>
          <Checkbox {...args} isSelected={isSelected} isReadOnly>
            Read-only
          </Checkbox>
          <Checkbox {...args} isSelected={isSelected} isDisabled>
            Disabled
          </Checkbox>
          <Checkbox {...args} isSelected={isSelected} errorMessage="Field is required.">
            Error
          </Checkbox>
        </Inline>
      ))}
    </Stack>
  ),
};
