import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Theme',
    options: [
      { id: 'light', label: 'Light', icon: 'sun' },
      { id: 'dark', label: 'Dark', icon: 'moon' },
    ],
    value: 'light',
    onChange: fn(),
  },
  render: function Render(args) {
    return <SegmentedControl {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Arrow keys move, Space chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight} ');
      await expect(args.onChange).toHaveBeenLastCalledWith('dark');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
    await step('One is always on', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
  },
};

export const FourSegments: Story = {
  name: 'Four segments',
  decorators: [onNarrowPhone],
  args: {
    label: 'Availability',
    options: [
      { id: 'all', label: 'All' },
      { id: 'available', label: 'Available' },
      { id: 'soldOut', label: 'Sold out' },
      { id: 'hidden', label: 'Hidden' },
    ],
    value: 'soldOut',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'المظهر',
    options: [
      { id: 'light', label: 'فاتح' },
      { id: 'dark', label: 'داكن' },
    ],
  },
};
