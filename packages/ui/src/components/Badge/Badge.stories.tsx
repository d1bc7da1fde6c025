import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { badgeTones } from './Badge.styles.ts';
import { choice } from '../../stories/choice.ts';
import { iconNames } from '../../icons/icon-names.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Messages/Badge',
  component: Badge,
  argTypes: { tone: choice(badgeTones), icon: choice(iconNames) },
  parameters: {
    docs: {
      description: {
        component:
          'A word or two about the state of a thing: live, sold out, not declared.\n\nDo not let the colour say what the word does not. Do not make it a button; a word that can be taken away is a `Tag`.',
      },
    },
  },
  args: { children: 'Inactive' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};

export const Success: Story = { args: { tone: 'success', icon: 'check', children: 'Live' } };

export const Warning: Story = {
  args: { tone: 'warning', icon: 'alert', children: 'Allergens not declared' },
};

export const Problem: Story = { args: { tone: 'error', icon: 'soldOut', children: 'Sold out' } };

export const Info: Story = { args: { tone: 'info', icon: 'clock', children: 'From 17:00' } };

export const Beside: Story = {
  name: 'Beside each other',
  tags: ['forced-colors'],
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

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: { tone: 'warning', icon: 'alert', children: 'Allergens and dietary marks are not declared yet' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { tone: 'success', icon: 'check', children: 'متاح' },
};
