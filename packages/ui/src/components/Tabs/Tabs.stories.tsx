import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Text } from '../Text/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component:
          'Parts of one page of which one is seen: look, codes and visits of a QR menu. Keep the open one in the URL. Do not use tabs for the steps of a task, for a filter (`SegmentedControl`), or where people compare the parts.',
      },
    },
  },
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

export const First: Story = {
  tags: ['responsive', 'forced-colors'],
};

export const UsedByKeyboard: Story = {
  tags: ['keyboard'],
  name: 'Used by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Codes' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('codes');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Codes to print.');
  },
};

export const Second: Story = {
  name: 'Another one open',
  args: { value: 'codes' },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Codes to print.');
    await step('A press tells the caller, who keeps it', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Look' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('look');
    });
  },
};

export const ManyOnAPhone: Story = {
  name: 'Many, on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    tabs: ['Breakfast', 'All day', 'Evening', 'Weekend brunch', 'Drinks'].map((label) => ({
      id: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  play: async ({ canvas, step }) => {
    await step('The list scrolls, the page does not', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      const list = canvas.getByRole('tablist');
      await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'قائمة الرمز',
    tabs: [
      { id: 'look', label: 'المظهر', content: <Text>ما يراه الضيوف.</Text> },
      { id: 'codes', label: 'الرموز', content: <Text>رموز للطباعة.</Text> },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The left arrow goes on', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'الرموز' })).toHaveAttribute('aria-selected', 'true');
    });
  },
};
