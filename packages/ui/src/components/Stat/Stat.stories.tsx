import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stat } from './Stat.tsx';
import { statTones } from './Stat.styles.ts';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  argTypes: { tone: choice(statTones) },
  parameters: {
    docs: {
      description: {
        component:
          'A figure that people look for at a glance, three or four beside each other at most.\n\nDo not tell good from bad by colour alone: the change is said in words. Do not use it for facts that are no figures: that is `DescriptionList`.',
      },
    },
  },
  args: { label: 'Menu views today', figure: '1,240' },
} satisfies Meta<typeof Stat>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,240')).toBeVisible();
  },
};

export const WithChange: Story = {
  name: 'With a change',
  args: { change: '12 more than yesterday', trend: 'up', tone: 'good' },
};

export const Worse: Story = { args: { change: '8 fewer than yesterday', trend: 'down', tone: 'bad' } };

export const Same: Story = { args: { change: 'The same as yesterday' } };

export const WithLink: Story = {
  name: 'With a link',
  tags: ['keyboard'],
  args: { href: '#views' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Menu views today' })).toHaveFocus();
  },
};

export const Loading: Story = { args: { figure: null } };

export const Beside: Story = {
  name: 'Beside each other',
  tags: ['forced-colors', 'responsive'],
  render: () => (
    <Inline align="start">
      <Card>
        <Stat
          label="Menu views today"
          figure="1,240"
          change="12 more than yesterday"
          trend="up"
          tone="good"
        />
      </Card>
      <Card>
        <Stat label="Sold out now" figure="3" href="#sold-out" />
      </Card>
      <Card>
        <Stat label="Codes scanned" figure="86" change="8 fewer than yesterday" trend="down" tone="bad" />
      </Card>
    </Inline>
  ),
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    label: 'Takings from orders at the table and at the counter since the beginning of the year',
    figure: '€12,345,678.90',
    change: 'A good deal more than in the same months of the year before',
    trend: 'up',
    tone: 'good',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'مشاهدات القائمة اليوم', change: '12 أكثر من أمس', trend: 'up', tone: 'good' },
};
