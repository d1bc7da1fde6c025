import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Layout/SaveBar',
  component: SaveBar,
  args: {
    isVisible: true,
    message: 'Price and ingredients not saved',
    saveLabel: 'Save item',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};

export const Saving: Story = { args: { isPending: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
