import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          'Sets a group of content apart by tone and a hairline.\n\nDo not put cards into cards. A group of fields is a `FormCard`; what opens and closes is a `Disclosure`.',
      },
    },
  },
  args: {
    children: (
      <Stack gap={1}>
        <Heading level={2}>What guests see now</Heading>
        <Text tone="quiet">All day, until 17:00. Then Evening.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  name: 'With text',
  tags: ['forced-colors', 'responsive'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What guests see now' })).toBeVisible();
  },
};

export const AsSection: Story = {
  name: 'As a section with a name',
  args: { as: 'section', 'aria-label': 'What guests see now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What guests see now' })).toBeVisible();
  },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
