import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answers,
  configuration,
  fails,
  patience,
  screenParameters,
  StoryApp,
  succeeds,
  usual,
} from '#shared/testing/index.ts';

const meta = {
  title: 'App/Forgotten password',
  component: StoryApp,
  args: { path: '/forgot-password' },
  parameters: { ...screenParameters, msw: [succeeds('requestPasswordReset'), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^E-mail/, {}, patience), 'ada@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgotten your password?' }, patience);
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  },
};

// proves: errors.VE_Is_Email
export const NoAddress: Story = {
  name: 'What is no e-mail',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/, {}, patience), 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
      'The email address is not valid',
    );
  },
};

export const Sent: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'What is said tells nothing of whether somebody has the e-mail, and has the focus',
      async () => {
        await ask(canvas);
        await canvas.findByText(/^If somebody signs in with ada@example.com/, {}, patience);
        await waitFor(() => expect(canvas.getByRole('region', { name: 'Check your inbox' })).toHaveFocus());
      },
    );
    await step('Asking again begins anew', async () => {
      await expect(canvas.getByRole('button', { name: 'Ask again' })).toBeVisible();
    });
  },
};

export const WithoutMail: Story = {
  name: 'Where no mail is sent',
  parameters: {
    msw: [
      succeeds('requestPasswordReset'),
      answers('getConfiguration', { ...configuration, sendsMail: false }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await canvas.findByText('npm run sign-in-link -- you@example.com', {}, patience);
  },
};

export const TooOften: Story = {
  name: 'Asked too often',
  parameters: { msw: [fails('requestPasswordReset', 'CM_RATE'), ...usual] },
  play: async ({ canvas }) => {
    await ask(canvas);
    await canvas.findByText(
      'Too many tries. Wait a moment and try again. You can try again in 40 seconds.',
      {},
      patience,
    );
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('ada@example.com');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await ask(canvas);
    await canvas.findByText(/^If somebody signs in with/, {}, patience);
  },
};
