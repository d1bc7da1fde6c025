import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { spaceSteps } from '../../theme/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Stat } from '../Stat/index.ts';
import { Columns } from './Columns.tsx';
import { columnWidths } from './Columns.styles.ts';

const cards = [
  <Card key="items">
    <Stat label="Items on the menu" figure="60" />
  </Card>,
  <Card key="sold-out">
    <Stat label="Sold out now" figure="3" change="1 more than yesterday" />
  </Card>,
  <Card key="allergens">
    <Stat label="Allergens not declared" figure="4" />
  </Card>,
];

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  argTypes: {
    columnWidth: choice(columnWidths),
    gap: choice(Object.keys(spaceSteps).map(Number)),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Cards of one kind beside each other, as on Home: as many columns as there is room for, one on a phone.\n\n- Say how much room a column needs, never how many columns there are.\n- Don’t use it for a form: forms are one column (`FormLayout`).\n- Don’t use it for buttons or chips: that is `Inline`.',
      },
    },
  },
  args: { children: cards },
} satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

const labels = ['Items on the menu', 'Sold out now', 'Allergens not declared'];

export const Medium: Story = {
  tags: ['responsive', 'forced-colors'],
};

export const Narrow: Story = {
  args: { columnWidth: 'narrow', gap: 2 },
  play: async ({ canvas }) => {
    const tops = labels.map((label) => canvas.getByText(label).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Wide: Story = { args: { columnWidth: 'wide', gap: 6 } };

const gaps = [0, 1, 2, 3, 4, 6, 8, 12, 16] as const;

export const EveryGap: Story = {
  name: 'Every gap',
  render: () => (
    <Stack gap={6}>
      {gaps.map((gap) => (
        <Columns key={gap} gap={gap} columnWidth="narrow">
          <Card>{gap}</Card>
          <Card>{gap}</Card>
        </Columns>
      ))}
    </Stack>
  ),
};

export const OneHeight: Story = { name: 'Of one height', args: { isStretched: true } };

export const OnNarrowPhone: Story = {
  name: 'On a narrow phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas, step }) => {
    await step('Each stands below the other', async () => {
      const tops = labels.map((label) => canvas.getByText(label).getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(3);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    children: [
      <Card key="items">
        <Stat label="الأطباق في القائمة" figure="60" />
      </Card>,
      <Card key="sold-out">
        <Stat label="نفد الآن" figure="3" />
      </Card>,
    ],
  },
};
