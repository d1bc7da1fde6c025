import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/index.ts';
import { choice } from '../../stories/choice.ts';
import { iconNames } from '../../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes), icon: choice(iconNames) },
  args: { href: '#new-item', children: 'Add item', icon: 'add' },
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
  render: (args) => (
    <Inline gap={3}>
      {buttonVariants.map((variant) => (
        <LinkButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};
