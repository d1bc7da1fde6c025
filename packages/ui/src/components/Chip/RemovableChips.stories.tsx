import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { RemovableChips } from './RemovableChips.tsx';

const meta = {
  title: 'Parts/RemovableChips',
  component: RemovableChips,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'The chips inside `MultiSelect` and `TagInput`: arrow keys walk over them, Delete and Backspace or the button remove one.\n\nA part of the two fields, not exported: names to read are a `ChipList`.',
      },
    },
  },
  args: {
    label: 'Ingredients: entered',
    chips: [
      { id: 'basil', label: 'Basil' },
      { id: 'tomato', label: 'San Marzano tomatoes' },
      { id: 'oil', label: 'Olive oil' },
    ],
    onRemove: fn(),
  },
  render: function Render(args) {
    const [chips, setChips] = useState(args.chips);
    const remove = (id: string) => {
      setChips(chips.filter((chip) => chip.id !== id));
      args.onRemove?.(id);
    };
    return <RemovableChips {...args} chips={chips} onRemove={args.onRemove && remove} />;
  },
} satisfies Meta<typeof RemovableChips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, step }) => {
    await step('The button of a chip takes it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Basil/ }));
      await expect(args.onRemove).toHaveBeenCalledWith('basil');
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Arrow keys walk, Delete removes, and the focus stays among the chips', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{Delete}');
      await expect(args.onRemove).toHaveBeenCalledWith('tomato');
      await expect(canvas.getByRole('row', { name: 'Olive oil' })).toHaveFocus();
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: { chips: [{ id: 'a', label: 'Aceto balsamico tradizionale di Modena, aged for 25 years' }] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'المكونات',
    chips: [
      { id: 'basil', label: 'ريحان' },
      { id: 'oil', label: 'زيت زيتون' },
    ],
  },
};
