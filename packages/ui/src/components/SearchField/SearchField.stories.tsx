import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  decorators: [inForm],
  args: {
    label: 'Search items',
    isLabelHidden: true,
    placeholder: 'Search items',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Text to search for, above a list. Escape or the button clears it.\n\n' +
          '- In a filter bar hide the label and let the placeholder say what is searched.\n' +
          '- Don’t wait for Enter where the list can follow the typing.\n' +
          '- Don’t use it for one choice out of a known list: that is a `ComboBox`.',
      },
    },
  },
  render: function Render(args) {
    return <SearchField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search items' });
    await step('Enter searches, Escape clears', async () => {
      await userEvent.type(input, 'bass{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('bass');
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
    });
  },
};

export const Filled: Story = {
  tags: ['forced-colors', 'responsive'],
  args: { value: 'sea bass' },
};

export const Cleared: Story = {
  args: { value: 'sea bass' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const WithVisibleLabel: Story = { name: 'With visible label', args: { isLabelHidden: false } };

export const Disabled: Story = {
  args: { value: 'sea bass', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Clear/ })).toBeNull();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'ابحث', placeholder: 'ابحث في الأطباق', value: 'سمك' },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab, type, Enter searches; Escape clears', async () => {
      await userEvent.tab();
      await userEvent.keyboard('bass{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('bass');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { isLabelHidden: false, description: 'Names and ingredients are searched.' },
};

export const Error: Story = {
  args: { value: 'sea bass', errorMessage: 'The search failed. Check the connection and try again.' },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: { value: 'slow-roasted lamb shoulder with cardamom and preserved lemon' },
};
