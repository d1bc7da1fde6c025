import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';
import { headingSizes } from './Heading.styles.ts';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  argTypes: { size: choice(headingSizes) },
  args: { level: 2, children: 'What guests see now' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Section: Story = {};

export const EverySize: Story = {
  name: 'Every size, one level',
  render: (args) => (
    <Stack gap={3}>
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(headingSizes.length);
  },
};
