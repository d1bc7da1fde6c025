import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#qr-menu', children: 'the QR menu' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'In a text',
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveAttribute('data-focus-visible');
  },
};
