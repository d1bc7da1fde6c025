import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
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
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of a few that are all in sight, where reading all of them helps to choose.\n\n' +
          '- Two to five choices; give each a description where the words alone do not tell them apart.\n' +
          '- Don’t use it for a view that switches at once: that is a `SegmentedControl`.\n' +
          '- Don’t leave out “none” where that is an answer.',
      },
    },
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
  tags: ['keyboard'],
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

export const Error: Story = {
  tags: ['forced-colors'],
  args: { value: null, errorMessage: 'Field is required. Choose one.' },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'مسببات الحساسية', options: [{ id: 'unknown', label: 'غير مصرح' }] },
};

export const ChosenByClick: Story = {
  name: 'Chosen by a click',
  play: async ({ args, canvas, step }) => {
    await step('A click on the words chooses', async () => {
      await userEvent.click(canvas.getByText('Declared'));
      await expect(args.onChange).toHaveBeenLastCalledWith('declared');
    });
  },
};

export const Required: Story = { args: { isRequired: true } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'What guests are told about allergens of this dish and all of its options',
    options: [
      {
        id: 'unknown',
        label: 'Not declared, because nobody has checked the recipe and the deliveries yet',
        description: 'The dish never passes a guest’s filter.',
      },
      { id: 'declared', label: 'Declared' },
    ],
  },
};
