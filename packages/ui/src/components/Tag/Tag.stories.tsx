import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Inline } from '../Inline/index.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  parameters: {
    docs: {
      description: {
        component:
          'A word given to a thing, or a filter that is on and can be taken off.\n\nDo not use it for a state: that is `Badge`. To type tags, use `TagInput`; to show many, `ChipList`.',
      },
    },
  },
  args: { children: 'From the sea' },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  name: 'Read-only',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From the sea' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  name: 'Removed by keyboard',
  tags: ['keyboard'],
  args: { onRemove: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { onRemove: fn(), isDisabled: true } };

export const Beside: Story = {
  name: 'Beside each other',
  tags: ['forced-colors'],
  render: () => (
    <Inline>
      <Tag>Mains</Tag>
      <Tag onRemove={fn()}>Active</Tag>
      <Tag onRemove={fn()} isDisabled>
        From the sea
      </Tag>
    </Inline>
  ),
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: { children: 'Slow-roasted meats from the wood-fired oven for the whole table', onRemove: fn() },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'من البحر', onRemove: fn() },
};
