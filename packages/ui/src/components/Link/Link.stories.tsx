import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#qr-menu', children: 'the QR menu' },
  parameters: {
    docs: {
      description: {
        component:
          'Goes somewhere from within a text.\n\n' +
          '- Let the words say where it goes: “the QR menu”, never “click here”.\n' +
          '- Don’t use it as the main way on of a page: that is a `LinkButton`.',
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'In a text',
  tags: ['forced-colors', 'responsive'],
  render: (args) => (
    <Text>
      Guests see this on <Link {...args} /> as soon as it is saved.
    </Text>
  ),
};

export const OpensANewTab: Story = {
  name: 'Opens a new tab',
  args: { target: '_blank', children: 'Open the public menu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Open the public menu (opens in a new tab)');
  },
};

export const FocusedByKeyboard: Story = {
  name: 'Focused by keyboard',
  tags: ['keyboard'],
  args: { onPress: fn() },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches it, Enter follows it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveAttribute('data-focus-visible');
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
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
  args: { target: '_blank', children: 'قائمة الطعام', newTabLabel: '(تفتح في علامة تبويب جديدة)' },
};
