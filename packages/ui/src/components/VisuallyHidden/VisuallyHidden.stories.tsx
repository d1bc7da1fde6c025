import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 of 5 stars' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  name: 'Heard, not seen',
  render: (args) => (
    <p>
      <span aria-hidden="true">★★★☆☆</span>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 stars').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
