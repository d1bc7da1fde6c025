import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  decorators: [inForm],
  args: {
    label: 'Order types',
    options: [
      { id: 'DINE_IN', label: 'Dine in' },
      { id: 'TAKE_AWAY', label: 'Take away' },
      { id: 'DELIVERY', label: 'Delivery', description: 'Needs a delivery area.', isDisabled: true },
    ],
    value: ['DINE_IN'],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Several choices out of a few that are all in sight.\n\n' +
          '- Up to about seven; give a choice its own description where it needs one.\n' +
          '- Don’t use it for long lists: that is a `MultiSelect`.\n' +
          '- Don’t use it where only one may be chosen: that is a `RadioGroup`.',
      },
    },
  },
  render: function Render(args: CheckboxGroupProps) {
    return (
      <CheckboxGroup
        {...args}
        {...useStoryValue<readonly string[]>({ ...args, onChange: (ids) => args.onChange([...ids]) })}
      />
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Order types' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Take away' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['DINE_IN', 'TAKE_AWAY']);
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'How guests can order.' },
};

export const Inline: Story = {
  name: 'Beside each other',
  tags: ['responsive'],
  args: {
    isInline: true,
    options: [
      { id: 'DINE_IN', label: 'Dine in' },
      { id: 'TAKE_AWAY', label: 'Take away' },
      { id: 'DELIVERY', label: 'Delivery' },
    ],
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  tags: ['forced-colors'],
  args: { value: [], errorMessage: 'Field is required. Choose at least one order type.' },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'أنواع الطلب', options: [{ id: 'DINE_IN', label: 'في المطعم' }] },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab goes from box to box, Space ticks', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Take away' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['DINE_IN', 'TAKE_AWAY']);
    });
  },
};

export const Filled: Story = { args: { value: ['DINE_IN', 'TAKE_AWAY'] } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'Order types that guests can choose from on the QR menu and at the counter',
    options: [
      {
        id: 'DINE_IN',
        label: 'Dine in, at a table of the restaurant or on the terrace in front of it',
        description: 'Guests scan the code of their table; the order names it.',
      },
      { id: 'TAKE_AWAY', label: 'Take away' },
    ],
  },
};
