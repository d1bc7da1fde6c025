import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/index.ts';
import { choice } from '../../stories/choice.ts';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { iconNames } from '../../icons/icon-names.ts';
import { Inline } from '../Inline/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes), icon: choice(iconNames) },
  args: { href: '#new-item', children: 'Add item', icon: 'add' },
  parameters: {
    docs: {
      description: {
        component:
          'Goes to another page and looks like a button: “Add item” that opens the form, “Open menu”.\n\n' +
          '- People can open it in a new tab and copy its address; keep it a real link.\n' +
          '- Don’t use it to do something on this page: that is a `Button`.\n' +
          '- Don’t open a new tab without saying so in the text.',
      },
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add item' })).toHaveAttribute('href', args.href);
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const OpensANewTab: Story = {
  name: 'Opens a new tab',
  args: { href: '#menu', target: '_blank', icon: 'external', children: 'Open menu in a new tab' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
};

export const EveryVariant: Story = {
  name: 'Every variant',
  tags: ['forced-colors', 'responsive'],
  render: (args) => (
    <Inline gap={3}>
      {buttonVariants.map((variant) => (
        <LinkButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};

export const FollowedByKeyboard: Story = {
  name: 'Followed by keyboard',
  tags: ['keyboard'],
  args: { onPress: fn() },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches it and the ring is seen; Enter follows it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await expect(canvas.getByRole('link')).toHaveAttribute('data-focus-visible');
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const EverySize: Story = {
  name: 'Every size',
  render: (args) => (
    <Inline gap={3}>
      {buttonSizes.map((size) => (
        <LinkButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'إضافة طبق' },
};
