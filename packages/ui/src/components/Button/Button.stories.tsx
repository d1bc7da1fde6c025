import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { iconNames } from '../../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './Button.styles.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes), icon: choice(iconNames) },
  args: { children: 'Add item', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: 'add' } };

export const Secondary: Story = { args: { children: 'Discard changes' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Destructive: Story = { args: { variant: 'destructive', children: 'Delete category' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, children: 'Save changes' },
  play: async ({ args, canvas, step }) => {
    await step('The name stays and a second press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const PressedByKeyboard: Story = {
  name: 'Pressed by keyboard',
  args: { variant: 'primary' },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the button and the ring is seen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
      await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible');
    });
    await step('Enter and Space both press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
};

export const EveryVariantAndSize: Story = {
  name: 'Every variant and size',
  render: (args) => (
    <Stack gap={3}>
      {buttonSizes.map((size) => (
        <Inline key={size} gap={3}>
          {buttonVariants.map((variant) => (
            <Button key={variant} {...args} variant={variant} size={size} icon="save">
              Save changes
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
