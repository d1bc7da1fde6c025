import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice } from '../../stories/choice.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';
import { textSizes, textTones } from './Text.styles.ts';

const meta = {
  title: 'Text/Text',
  component: Text,
  argTypes: { tone: choice(textTones), size: choice(textSizes) },
  args: { children: 'Grilled over vine wood, with fennel and lemon.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const EverySize: Story = {
  name: 'Every size',
  render: (args) => (
    <Stack gap={2}>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const EveryTone: Story = {
  name: 'Every tone',
  render: (args) => (
    <Stack gap={2}>
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Figures: Story = {
  render: () => (
    <Stack gap={0}>
      <Text isTabular>€ 11.11</Text>
      <Text isTabular>€ 24.80</Text>
    </Stack>
  ),
};
