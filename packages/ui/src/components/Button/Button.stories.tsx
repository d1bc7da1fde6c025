import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { iconNames } from '../../icons/icon-names.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './Button.styles.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes), icon: choice(iconNames) },
  args: { children: 'Add item', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Does something on this page: saves, adds, deletes, opens a dialog.\n\n' +
          '- Start the text with a verb and name the thing where it is not plain: "Add item".\n' +
          '- One `primary` a view; `quiet` for what repeats or steps back; `destructive` only in the dialog that confirms.\n' +
          '- While the work runs set `isPending`: the width stays and a second press does nothing.\n' +
          '- Don’t use it to go somewhere: that is a `LinkButton`.\n' +
          '- Don’t disable it to hide a missing entry; let the form say what is missing.',
      },
    },
  },
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
  tags: ['keyboard'],
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
  tags: ['forced-colors', 'responsive'],
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

export const EveryVariantAndState: Story = {
  name: 'Every variant and state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={3}>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={3}>
          <Button {...args} variant={variant}>
            Save changes
          </Button>
          <Button {...args} variant={variant} isDisabled>
            Save changes
          </Button>
          <Button {...args} variant={variant} isPending>
            Save changes
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: { icon: 'soldOut', children: 'Mark sold out until the end of the business day tomorrow' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { variant: 'primary', icon: 'add', children: 'إضافة طبق' },
};
