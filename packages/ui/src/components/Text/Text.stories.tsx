import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { choice } from '../../stories/choice.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';
import { textSizes, textTones } from './Text.styles.ts';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: {
    docs: {
      description: {
        component:
          'Running text in a type role and a tone. Use `isTabular` for prices and counts. A tone says what the text is to its reader; do not use it alone to carry a meaning, and do not set a text in a title’s size.',
      },
    },
  },
  argTypes: { tone: choice(textTones), size: choice(textSizes) },
  args: { children: 'Grilled over vine wood, with fennel and lemon.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const EverySize: Story = {
  tags: ['responsive'],
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
  tags: ['forced-colors'],
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
  play: async ({ canvas, step }) => {
    await step('Figures stand below each other', async () => {
      const widths = canvas.getAllByText(/€/).map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Math.round(range.getBoundingClientRect().width);
      });
      await expect(new Set(widths).size).toBe(1);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'مشوي على خشب الكرمة مع الشمر والليمون.' },
};
