import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { choice } from '../../stories/choice.ts';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';
import { headingSizes } from './Heading.styles.ts';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: {
    docs: {
      description: {
        component:
          'A title. Its level is its place in the outline, one level 1 a page; its size may differ. Do not choose a level for its size, and do not use a heading for emphasis in a text.',
      },
    },
  },
  argTypes: { size: choice(headingSizes) },
  args: { level: 2, children: 'What guests see now' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Section: Story = {};

export const EverySize: Story = {
  tags: ['responsive', 'forced-colors'],
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

export const LongWord: Story = {
  name: 'Long word, narrow phone',
  decorators: [onNarrowPhone],
  args: { size: 'display', children: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'ما يراه الضيوف الآن' },
};

const levels = [1, 2, 3, 4] as const;

export const EveryLevel: Story = {
  name: 'Every level in its own size',
  render: () => (
    <Stack gap={3}>
      {levels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual([
      'H1',
      'H2',
      'H3',
      'H4',
    ]);
  },
};
