import type { Invitation } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  answers,
  fails,
  patience,
  press,
  screenParameters,
  StoryApp,
  usual,
  waits,
  write,
} from '#shared/testing/index.ts';

const invitation: Invitation = {
  restaurantName: 'Cardamom & Lime',
  invitedBy: 'Ada Lima',
  name: 'Rosa',
  email: 'rosa@example.com',
  isAccountNew: true,
  isSignedIn: false,
};

const meta = {
  title: 'App/Accept invitation',
  component: StoryApp,
  args: { path: '/accept-invitation#a-token-of-at-least-twenty-characters' },
  parameters: { ...screenParameters, msw: [answers('readInvitation', invitation), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewAccount: Story = {
  name: 'New account',
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step('Says where to, by whom and for which e-mail, and asks for a password', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Join Cardamom & Lime' }, patience);
      await expect(canvas.getByText('Ada Lima has invited you to work here.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('rosa@example.com');
      await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
    });
  },
};

// proves: password.number
export const WeakPassword: Story = {
  name: 'Weak password',
  play: async ({ canvas }) => {
    await write(await canvas.findByLabelText(/^Password/, {}, patience), 'No number here');
    await press(canvas, 'Join Cardamom & Lime');
    await canvas.findByText('Your Password Must Have: At least 1 number', {}, patience);
  },
};

export const KnownAccount: Story = {
  name: 'Known account, signed out',
  parameters: {
    msw: [
      fails('acceptInvitation', 'C_006', {
        message: 'The e-mail or the password is not correct',
        errors: [
          { pointer: '/password', code: 'C_006', message: 'The e-mail or the password is not correct' },
        ],
      }),
      answers('readInvitation', { ...invitation, isAccountNew: false }),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Joins with the password that the account has, and with no other', async () => {
      await write(await canvas.findByLabelText(/^Your password/, {}, patience), 'Another one 1');
      await press(canvas, 'Join Cardamom & Lime');
      await canvas.findByText('The e-mail or the password is not correct', {}, patience);
    });
  },
};

export const SignedIn: Story = {
  name: 'Known account, signed in',
  parameters: {
    msw: [answers('readInvitation', { ...invitation, isAccountNew: false, isSignedIn: true }), ...usual],
  },
  play: async ({ canvas, step }) => {
    await step('One press is the consent', async () => {
      await canvas.findByRole('button', { name: 'Join Cardamom & Lime' }, patience);
      await expect(canvas.queryByLabelText(/password/i)).toBeNull();
    });
  },
};

export const Gone: Story = {
  name: 'No longer works',
  parameters: { msw: [fails('readInvitation', 'C_009'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This invitation no longer works' }, patience);
  },
};

export const WithoutToken: Story = {
  name: 'Without token',
  tags: ['no-picture'], // The same page with other words.
  args: { path: '/accept-invitation' },
  play: async ({ canvas }) => {
    await canvas.findByText('This link is not complete', {}, patience);
  },
};

/** Fails at first, then answers. */
export const Failed: Story = {
  parameters: { msw: [fails('readInvitation', 'CM_UNAVAILABLE'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The invitation could not be loaded', {}, patience);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('readInvitation'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading: your invitation', {}, patience);
  },
};
