import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, rightToLeft } from '../../stories/surroundings.tsx';
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
  args: { value: 'sea bass' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const WithVisibleLabel: Story = { name: 'With visible label', args: { isLabelHidden: false } };

export const Disabled: Story = { args: { value: 'sea bass', isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'ابحث', placeholder: 'ابحث في الأطباق', value: 'سمك' },
};
