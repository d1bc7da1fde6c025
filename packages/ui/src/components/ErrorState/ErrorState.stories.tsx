import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { illustrationNames } from '../Illustration/index.ts';
import { choice } from '../../stories/choice.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  argTypes: { illustration: choice(illustrationNames) },
  parameters: {
    docs: {
      description: {
        component:
          'Stands where content failed to load: what happened, what to do, a way to try again. It is announced at once.\n\nDo not use it for a field: its message belongs below it. Where the rest of the page still works, use a `Banner`.',
      },
    },
  },
  args: {
    title: 'The items did not load',
    children: 'The server did not answer within 5 seconds. Check the connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanBeRetried: Story = {
  name: 'Can be retried',
  tags: ['forced-colors', 'responsive'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The items did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const NoRetry: Story = {
  name: 'Nothing to retry',
  args: {
    onRetry: undefined,
    illustration: 'search',
    title: 'This item is gone',
    children: 'It was deleted today by Mira.',
  },
};

export const ForAPage: Story = {
  name: 'For a whole page',
  tags: ['no-picture'],
  args: { isPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Retried by keyboard',
  tags: ['keyboard'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { title: 'لم تُحمَّل الأصناف', children: 'تحقق من الاتصال وحاول مرة أخرى.', retryLabel: 'حاول مرة أخرى' },
};
