import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeTones } from './Badge.styles.ts';
import { choice } from '../../stories/choice.ts';
import { iconNames } from '../../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Messages/Badge',
  component: Badge,
  argTypes: { tone: choice(badgeTones), icon: choice(iconNames) },
  args: { children: 'Inactive' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success', icon: 'check', children: 'Live' } };

export const Warning: Story = {
  args: { tone: 'warning', icon: 'alert', children: 'Allergens not declared' },
};

export const Problem: Story = { args: { tone: 'error', icon: 'soldOut', children: 'Sold out' } };

export const Info: Story = { args: { tone: 'info', icon: 'clock', children: 'From 17:00' } };

export const Beside: Story = {
  name: 'Beside each other',
  render: () => (
    <Inline>
      <Badge tone="success" icon="check">
        Live
      </Badge>
      <Badge tone="error" icon="soldOut">
        Sold out
      </Badge>
      <Badge>Inactive</Badge>
    </Inline>
  ),
};
