import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: {
    label: 'QR menu',
    onChange: fn(),
    tabs: [
      { id: 'look', label: 'Look', content: <Text>What guests see.</Text> },
      { id: 'codes', label: 'Codes', content: <Text>Codes to print.</Text> },
      { id: 'visits', label: 'Visits', content: <Text>How often they were scanned.</Text>, isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Codes' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('codes');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Codes to print.');
  },
};
