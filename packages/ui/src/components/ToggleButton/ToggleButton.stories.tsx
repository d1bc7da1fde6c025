import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconNames } from '../../icons/icon-names.ts';
import { choice } from '../../stories/choice.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStorySelection } from '../../stories/useStoryValue.ts';
import { buttonSizes } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  argTypes: { size: choice(buttonSizes), icon: choice(iconNames) },
  args: { label: 'Show prices', isSelected: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Turns one thing of the view on or off at once: a preview with prices, a list with sold-out items.\n\n' +
          '- Keep the label the same in both states; the pressed look and the screen reader say which it is.\n' +
          '- Don’t use it for a setting that is kept: that is a `Switch`, or a `Checkbox` where the form is saved.\n' +
          '- Don’t switch between views with it: that is a `SegmentedControl`.',
      },
    },
  },
  render: function Render(args: ToggleButtonProps) {
    const selection = useStorySelection({
      isSelected: args.isSelected ?? false,
      onChange: (isSelected) => args.onChange?.(isSelected),
    });
    return <ToggleButton {...args} {...selection} />;
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, step }) => {
    await step('A press turns it on and the next one off', async () => {
      const button = canvas.getByRole('button', { name: 'Show prices', pressed: false });
      await userEvent.click(button);
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(button);
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const On: Story = { args: { isSelected: true } };

export const WithIcon: Story = { name: 'With icon', args: { icon: 'star', label: 'Favourite' } };

export const WithIconAndOn: Story = {
  name: 'With icon and on',
  args: { icon: 'star', label: 'Favourite', isSelected: true },
};

export const IconOnly: Story = {
  name: 'Icon only',
  args: { icon: 'moon', label: 'Preview in dark', hidesLabel: true },
  play: async ({ canvas, step }) => {
    await step('Its name is still there', async () => {
      await expect(canvas.getByRole('button', { name: 'Preview in dark' })).toHaveTextContent('');
    });
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DisabledAndOn: Story = { name: 'Disabled and on', args: { isDisabled: true, isSelected: true } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { icon: 'moon', label: 'Preview in dark', hidesLabel: true },
  play: async ({ args, canvas, step }) => {
    await step('Tab shows the name, Space and Enter turn it on and off', async () => {
      await userEvent.tab();
      await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Preview in dark');
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
  },
};

export const EverySizeAndState: Story = {
  name: 'Every size and state',
  tags: ['forced-colors', 'responsive'],
  render: () => (
    <Stack gap={3}>
      {buttonSizes.map((size) => (
        <Inline key={size} gap={3}>
          {[false, true].flatMap((isSelected) =>
            [false, true].map((isDisabled) => (
              <Inline key={`${isSelected} ${isDisabled}`} gap={2}>
                <ToggleButton {...{ size, isSelected, isDisabled }} icon="star" label="Favourite" />
                <ToggleButton {...{ size, isSelected, isDisabled }} icon="moon" label="Dark" hidesLabel />
              </Inline>
            )),
          )}
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: {
    isSelected: true,
    icon: 'soldOut',
    label: 'Show what is sold out until the end of the business day',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { isSelected: true, icon: 'star', label: 'المفضلة' },
};
