import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice } from '../../stories/choice.ts';
import { Inline } from '../Inline/index.ts';
import { Illustration, illustrationNames } from './Illustration.tsx';

const meta = {
  title: 'Pictures/Illustration',
  component: Illustration,
  argTypes: { name: choice(illustrationNames) },
  args: { name: 'plate' },
} satisfies Meta<typeof Illustration>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plate: Story = {};

export const EveryDrawing: Story = {
  name: 'Every drawing',
  render: () => (
    <Inline gap={8}>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
};
