import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Inline } from './Inline.tsx';

const names = ['Gluten', 'Eggs', 'Dairy', 'Tree nuts', 'Mustard', 'Celery', 'Sesame', 'Soy'];

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    docs: {
      description: {
        component:
          'Places children beside each other and wraps them when they do not fit. Do not use it where the order on a narrow phone must differ, and do not make it scroll.',
      },
    },
  },
  args: { children: names.map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wraps: Story = {
  tags: ['responsive', 'forced-colors'],
};

const alignments = ['start', 'center', 'end', 'baseline'] as const;
const justifications = ['start', 'end', 'between', 'center'] as const;

export const EveryAlignment: Story = {
  name: 'Every alignment',
  render: () => (
    <Stack>
      {alignments.map((align) => (
        <Inline key={align} align={align}>
          <Heading level={2}>{align}</Heading>
          <Badge>Gluten</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

export const EveryJustification: Story = {
  name: 'Every justification',
  render: () => (
    <Stack>
      {justifications.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Badge>{justify}</Badge>
          <Badge>Gluten</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

const gaps = [0, 1, 2, 3, 4, 6, 8, 12, 16] as const;

export const EveryGap: Story = {
  name: 'Every gap',
  render: () => (
    <Stack>
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap}>
          <Badge>{gap}</Badge>
          <Badge>Gluten</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Between: Story = { args: { justify: 'between' } };

export const WrapsOnAPhone: Story = {
  name: 'Wraps on a narrow phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas }) => {
    const first = canvas.getByText('Gluten').getBoundingClientRect();
    const last = canvas.getByText('Soy').getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.bottom);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: ['غلوتين', 'بيض', 'حليب'].map((name) => <Badge key={name}>{name}</Badge>) },
};
