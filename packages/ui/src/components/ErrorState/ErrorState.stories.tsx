import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { illustrationNames } from '../Illustration/index.ts';
import { choice } from '../../stories/choice.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  argTypes: { illustration: choice(illustrationNames) },
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
