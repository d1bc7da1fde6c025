import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Ctrl S', children: <Button>Save changes</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  name: 'Shown on focus',
  play: async ({ canvas, step }) => {
    await step('Focus shows it and ties it to the button', async () => {
      await userEvent.tab();
      const tooltip = await within(document.body).findByRole('tooltip');
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-describedby', tooltip.id);
    });
  },
};

export const HiddenByEscape: Story = {
  name: 'Hidden by Escape',
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};
