import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SoldOutPage } from './SoldOut.tsx';
import { pageParameters } from './office.tsx';

const meta = {
  title: 'Patterns/Sold out during service',
  component: SoldOutPage,
  parameters: pageParameters(
    'Made for a phone in one hand: search, one press, done.\n\n- Targets of 44 px and more, one action on a row.\n- Say until when, in words; the end of the business day is chosen from the start.\n- Don’t ask whether one is sure: bringing back is as easy as marking.',
  ),
  args: { onRetry: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SoldOutPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Every action is large enough for a thumb', async () => {
      for (const button of canvas.getAllByRole('button', { name: /^(Mark|Bring back)/ })) {
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const Wide: Story = { globals: { viewport: { value: 'lg' } } };

export const UntilWhen: Story = {
  name: 'Until when',
  tags: ['responsive'],
  play: async ({ canvas, step }) => {
    await step('The usual answer is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark sold out: Shakshuka' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Mark “Shakshuka” sold out' }));
      await expect(dialog.getByRole('radio', { name: /Until tomorrow/ })).toBeChecked();
    });
  },
};

export const Marked: Story = {
  name: 'Marked, and brought back',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('By keyboard, a dish is marked', async () => {
      canvas.getByRole('button', { name: 'Mark sold out: Shakshuka' }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog'));
      dialog.getByRole('button', { name: 'Mark sold out' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Bring back Shakshuka' })).toBeVisible();
      await expect(canvas.getByText('Sold out (3)')).toBeVisible();
    });
    await step('and another one is there again', async () => {
      canvas.getByRole('button', { name: 'Bring back Lime tart' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Mark sold out: Lime tart' })).toBeVisible();
    });
  },
};

export const NothingSoldOut: Story = {
  name: 'Empty',
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Bring back/ }))
      await userEvent.click(button);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sold out (0)' }));
    await expect(canvas.getByText('Nothing is sold out')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  name: 'Error',
  args: { state: 'error' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { isOffline: true } };
