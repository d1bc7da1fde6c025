import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          'Text for screen readers where the eye has a drawing or a place to read it from. Do not hide what everybody needs, and do not hide a control: what can be focused must be seen.',
      },
    },
  },
  args: { children: '3 of 5 stars' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  tags: ['forced-colors'],
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
