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
  parameters: {
    docs: {
      description: {
        component:
          'Switches between two to four views or modes of one thing; one is always on.\n\n' +
          '- Use words of about the same length.\n' +
          '- Don’t use it for more than four choices: that is a `Select`.\n' +
          '- Don’t use it where none or several may be on: that is a `ToggleButtonGroup`.',
      },
    },
  },
  render: function Render(args) {
    return <SegmentedControl {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab goes to the one that is on, arrow keys move and choose', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('dark');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    });
    await step('One is always on', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
  },
};

export const FourSegments: Story = {
  name: 'Four segments',
  tags: ['forced-colors', 'responsive'],
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

export const OneStop: Story = {
  name: 'One stop for Tab',
  args: FourSegments.args,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sold out' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup', { name: 'Availability' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  name: 'Read-only while it is stored',
  args: { isReadOnly: true },
  play: async ({ args, canvas, step }) => {
    await step('It takes no other choice', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    });
    await step('and keeps the focus', async () => {
      const group = canvas.getByRole('radiogroup');
      await expect(group).toContainElement(document.activeElement as HTMLElement);
      await expect(group).toHaveAttribute('aria-readonly', 'true');
    });
  },
};

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

export const ChosenByClick: Story = {
  name: 'Chosen by a click',
  play: async ({ args, canvas, step }) => {
    await step('A click on a segment turns it on', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    });
  },
};

export const OneDisabled: Story = {
  name: 'One disabled',
  args: {
    options: [
      { id: 'light', label: 'Light', icon: 'sun' },
      { id: 'dark', label: 'Dark', icon: 'moon', isDisabled: true },
    ],
  },
};
