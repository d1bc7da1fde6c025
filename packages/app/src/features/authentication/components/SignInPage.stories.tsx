import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { typingInTab } from '#shared/draft/typing-in-tab.ts';
import {
  answers,
  configuration,
  fails,
  patience,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';

const meta = {
  title: 'App/Sign in',
  component: StoryApp,
  args: { path: '/login' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Register a restaurant' }, patience);
    await expect(canvas.getByText(/^Welcome back/)).toBeVisible();
  },
};

export const RegistrationClosed: Story = {
  name: 'Registration closed',
  parameters: {
    msw: [answers('getConfiguration', { ...configuration, isRegistrationOpen: false }), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
  },
};

export const NobodyYet: Story = {
  name: 'Nobody has registered yet',
  parameters: {
    msw: [answers('getConfiguration', { ...configuration, hasRestaurants: false }), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nobody has registered here yet/, {}, patience);
    await expect(canvas.queryByText(/^Welcome back/)).toBeNull();
  },
};

export const NothingTyped: Story = {
  name: 'Nothing typed',
  play: async ({ canvas, step }) => {
    await step('Both fields say what is missing and the first has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
      await expect(await canvas.findAllByText('This field is required')).toHaveLength(2);
    });
  },
};

export const WrongPassword: Story = {
  name: 'Wrong password',
  parameters: {
    msw: [
      fails('signIn', 'C_006', {
        message: 'The e-mail or the password is not correct',
        errors: [
          { pointer: '/password', code: 'C_006', message: 'The e-mail or the password is not correct' },
        ],
      }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The refusal is said and what was typed stays', async () => {
      await userEvent.type(await canvas.findByLabelText(/E-mail/), 'ada@example.com');
      await userEvent.type(canvas.getByLabelText(/^Password/), 'Wrong1234');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await canvas.findByText('The e-mail or the password is not correct');
      const password = canvas.getByLabelText(/^Password/);
      await expect(password).toHaveAccessibleDescription('The e-mail or the password is not correct');
      await waitFor(() => expect(password).toHaveFocus());
      await expect(canvas.getByLabelText(/E-mail/)).toHaveValue('ada@example.com');
    });
  },
};

export const TooManyTries: Story = {
  name: 'Too many tries',
  parameters: { msw: [fails('signIn', 'CM_RATE'), ...usual] },
  play: async ({ canvas, step }) => {
    await step('Whoever has to wait is told how long', async () => {
      await userEvent.type(await canvas.findByLabelText(/E-mail/), 'ada@example.com');
      await userEvent.type(canvas.getByLabelText(/^Password/), 'Wrong1234');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await canvas.findByText(/Wait a moment and try again\. You can try again in 40 seconds\./);
    });
  },
};

const typing = typingInTab();

export const SessionEnded: Story = {
  name: 'Session ended, typing kept',
  args: { path: '/login?returnTo=%2Fmenu-management%2Fspreadsheet%3Fsearch%3Dbass' },
  beforeEach: () => {
    typing.keptAt('/menu-management/spreadsheet');
    return typing.forget;
  },
  play: async ({ canvas, step }) => {
    await step('It is said, instead of a welcome', async () => {
      await canvas.findByText('Your session ended; what you typed is kept.');
      await expect(canvas.queryByText(/^Welcome back/)).not.toBeInTheDocument();
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Register a restaurant' });
  },
};
