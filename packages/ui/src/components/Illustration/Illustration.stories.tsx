import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { Inline } from '../Inline/index.ts';
import { Illustration, illustrationNames } from './Illustration.tsx';

const meta = {
  title: 'Pictures/Illustration',
  component: Illustration,
  parameters: {
    docs: {
      description: {
        component:
          'A small drawing in neutral and one touch of lime, beside the one sentence of an empty or failed state. It is decoration and has no name. Do not use one where there is content.',
      },
    },
  },
  argTypes: { name: choice(illustrationNames) },
  args: { name: 'plate' },
} satisfies Meta<typeof Illustration>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plate: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const EveryDrawing: Story = {
  tags: ['forced-colors'],
  name: 'Every drawing',
  render: () => (
    <Inline gap={8}>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
};
