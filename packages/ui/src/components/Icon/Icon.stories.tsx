import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { iconNames } from '../../icons/icon-names.ts';
import { Inline } from '../Inline/index.ts';
import { Icon } from './Icon.tsx';
import { iconSizes } from './icon-sizes.ts';

const meta = {
  title: 'Pictures/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          'One of the action icons, drawn with the same weight at 16, 20 and 24 px. Decoration beside a word; `label` names it where it stands alone. An icon that points in reading direction is flipped by the component that places it. Do not let an icon alone say what a person must not miss.',
      },
    },
  },
  argTypes: { name: choice(iconNames), size: choice(iconSizes) },
  args: { name: 'qrCode' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithAName: Story = {
  name: 'With a name',
  args: { name: 'alert', label: 'Warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible();
  },
};

export const EverySize: Story = {
  tags: ['forced-colors'],
  name: 'Every size',
  render: (args) => (
    <Inline gap={4}>
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
