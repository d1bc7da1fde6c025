import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DependencyAlert } from './DependencyAlert.tsx';

const meta = {
  title: 'Overlays/DependencyAlert',
  component: DependencyAlert,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    title: '"Grill" cannot be deleted yet',
    isOpen: true,
    onOpenChange: fn(),
    message: 'Delete operation failed. 3 items are still in this category: move or delete them first.',
    blockers: [
      { id: '1', label: 'Rib-eye, 300 g', href: '#rib-eye' },
      { id: '2', label: 'Lamb chops with mint', href: '#lamb' },
      { id: '3', label: 'Grilled aubergine', href: '#aubergine' },
    ],
  },
} satisfies Meta<typeof DependencyAlert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  play: async ({ args }) => {
    const alert = await within(document.body).findByRole('alertdialog', { name: args.title });
    await expect(within(alert).getByRole('link', { name: 'Grilled aubergine' })).toHaveAttribute(
      'href',
      '#aubergine',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithAWayOut: Story = {
  name: 'With a way out',
  args: { children: <Button icon="arrowEnd">Move 3 items to another category</Button> },
};

export const ManyBlockers: Story = {
  name: 'Many blockers',
  args: {
    message: 'Delete operation failed. 40 items are still in this category: move or delete them first.',
    blockers: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Dish number ${index + 1}`,
      href: `#dish-${index + 1}`,
    })),
  },
};
