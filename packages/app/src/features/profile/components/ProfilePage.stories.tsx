import type { OwnSession } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  owner,
  patience,
  screenParameters,
  signedInAs,
  StoryApp,
  succeeds,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';
import { examplePicture } from '#shared/testing/example-picture.ts';

const restaurant = { id: owner.restaurant.id, name: owner.restaurant.name };

const desk: OwnSession = {
  id: '0198a000-0000-7000-8000-0000000000b1',
  browser: 'Firefox',
  system: 'Mac',
  restaurant,
  createdAt: '2026-03-10T08:20:00Z',
  lastSeenAt: '2026-03-14T11:58:00Z',
  isCurrent: true,
};

const sessions: OwnSession[] = [
  desk,
  {
    ...desk,
    id: '0198a000-0000-7000-8000-0000000000b2',
    browser: 'Safari',
    system: 'iPhone',
    lastSeenAt: '2026-03-14T09:05:00Z',
    isCurrent: false,
  },
  {
    ...desk,
    id: '0198a000-0000-7000-8000-0000000000b3',
    browser: null,
    system: null,
    lastSeenAt: '2026-02-20T19:30:00Z',
    isCurrent: false,
  },
];

const own = [answers('listMySessions', { items: sessions }), ...usual];

const meta = {
  title: 'App/Profile settings',
  component: StoryApp,
  args: { path: '/profile-setting' },
  parameters: { ...screenParameters, msw: own },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Types the three passwords and asks for the change. */
async function changePassword(canvas: Canvas, current: string, next: string, again: string) {
  await userEvent.type(await canvas.findByLabelText(/^Current password/, {}, patience), current);
  await userEvent.type(canvas.getByLabelText(/^New password(?! again)/), next);
  await userEvent.type(canvas.getByLabelText(/^New password again/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

// proves: staff.phone.grouped, pages.profile, profile.language
export const Owner: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas }) => {
    await canvas.findByText('+351 912 123 4567', {}, patience);
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('912 123 4567');
    await expect(canvas.getByLabelText(/^Position/)).toHaveAttribute('readonly');
    await canvas.findByText('Safari on iPhone', {}, patience);
  },
};

// proves: staff.phone.grouped
export const Waiter: Story = {
  name: 'A waiter, with a picture and without a phone number',
  parameters: { msw: [signedInAs({ ...waiter, picture: examplePicture('#466005', '') }), ...own] },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiter at Cardamom & Lime', {}, patience);
    await expect(canvas.getByText('-')).toBeVisible();
    await expect(canvas.getByText('No phone number')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

export const Unsaved: Story = {
  name: 'Unsaved changes',
  parameters: { msw: [answers('updateMyProfile', { ...owner, name: 'Adela', version: 2 }), ...own] },
  play: async ({ canvas, step }) => {
    const name = await canvas.findByLabelText(/^Name/, {}, patience);
    await step('A required name is asked for at its field', async () => {
      await userEvent.clear(name);
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(name).toHaveAccessibleDescription('This field is required');
    });
    await step('A phone number that is none is told at its field', async () => {
      await userEvent.type(name, 'Adela');
      const phone = canvas.getByLabelText(/^Phone/);
      await userEvent.clear(phone);
      await userEvent.type(phone, '91');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(phone).toHaveAccessibleDescription('Field Length is not valid'));
    });
  },
};

// proves: success.updated
export const Saved: Story = {
  parameters: { msw: [answers('updateMyProfile', { ...owner, name: 'Adela', version: 2 }), ...own] },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Name/, {}, patience);
    await userEvent.clear(name);
    await userEvent.type(name, 'Adela{Enter}');
    await within(document.body).findByText('Profile updated.', {}, patience);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument(),
    );
  },
};

// proves: errors.C_002
export const WrongCurrentPassword: Story = {
  name: 'Wrong current password',
  parameters: {
    msw: [
      fails('changeMyPassword', 'C_002', {
        errors: [
          {
            pointer: '/currentPassword',
            code: 'C_002',
            message: 'The password you entered is incorrect. Please try again.',
          },
        ],
      }),
      ...own,
    ],
  },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Not-the-one-1', 'Fresh basil 2', 'Fresh basil 2');
    const current = canvas.getByLabelText(/^Current password/);
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('The password you entered is incorrect. Please try again.'),
    );
    await waitFor(() => expect(current).toHaveFocus());
  },
};

// proves: password.change.mismatch
export const PasswordsDiffer: Story = {
  name: 'Passwords that do not match',
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Lime green 1', 'Fresh basil 2', 'Fresh basil 3');
    await expect(canvas.getByLabelText(/^New password again/)).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
};

// proves: errors.C_011, password.change.must-differ
export const SamePassword: Story = {
  name: 'The current password again',
  parameters: {
    msw: [
      fails('changeMyPassword', 'C_011', {
        errors: [
          {
            pointer: '/newPassword',
            code: 'C_011',
            message: 'New password must be different from your current password',
          },
        ],
      }),
      ...own,
    ],
  },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Lime green 1', 'Lime green 1', 'Lime green 1');
    await canvas.findByText('New password must be different from your current password', {}, patience);
  },
};

// proves: password.length, password.number, password.uppercase
export const WeakPassword: Story = {
  name: 'A password that breaks a rule',
  play: async ({ canvas, step }) => {
    const cases = [
      ['Short1', 'Your Password Must Have: At least 8 characters'],
      ['No numbers', 'Your Password Must Have: At least 1 number'],
      ['no capital 1', 'Your Password Must Have: At least 1 uppercase character'],
    ] as const;
    for (const [password, told] of cases) {
      await step(`${password} is refused in the rule's own words`, async () => {
        const field = await canvas.findByLabelText(/^New password(?! again)/, {}, patience);
        await userEvent.clear(field);
        await userEvent.type(field, password);
        await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
        await expect(await canvas.findByText(told)).toBeVisible();
      });
    }
  },
};

export const PasswordChanged: Story = {
  name: 'Password changed',
  parameters: { msw: [succeeds('changeMyPassword'), ...own] },
  play: async ({ canvas, step }) => {
    await step('It is said, and nothing of the passwords stays in the fields', async () => {
      await changePassword(canvas, 'Lime green 1', 'Fresh basil 2', 'Fresh basil 2');
      await within(document.body).findByText('Password changed.', {}, patience);
      for (const field of [/^Current password/, /^New password(?! again)/, /^New password again/])
        await waitFor(() => expect(canvas.getByLabelText(field)).toHaveValue(''));
    });
  },
};

export const WithoutPassword: Story = {
  name: 'Somebody who came by a link, without a password',
  parameters: { msw: [signedInAs({ ...owner, hasPassword: false }), ...own] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Set password' }, patience);
    await expect(canvas.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Change e-mail' })).not.toBeInTheDocument();
  },
};

// proves: errors.C_006
export const ChangingEmail: Story = {
  name: 'Changing the e-mail',
  tags: ['in-dark'],
  parameters: {
    msw: [
      fails('changeMyEmail', 'C_006', {
        status: 422,
        errors: [{ pointer: '/password', code: 'C_006', message: 'Invalid password' }],
      }),
      ...own,
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change e-mail' }, patience));
    const dialog = within(await within(document.body).findByRole('dialog', {}, patience));
    await step('A wrong password is told at its field, and the address stays', async () => {
      await userEvent.type(dialog.getByLabelText(/^New e-mail/), 'ada@example.org');
      await userEvent.type(dialog.getByLabelText(/^Your password/), 'Not-the-one-1{Enter}');
      await dialog.findByText('Invalid password', {}, patience);
      await expect(dialog.getByLabelText(/^New e-mail/)).toHaveValue('ada@example.org');
    });
  },
};

export const EmailSent: Story = {
  name: 'The link to a new e-mail is on its way',
  parameters: { msw: [succeeds('changeMyEmail'), ...own] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change e-mail' }, patience));
    const dialog = within(await within(document.body).findByRole('dialog', {}, patience));
    await userEvent.type(dialog.getByLabelText(/^New e-mail/), 'ada@example.org');
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'Lime green 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await canvas.findByText('Check the inbox of ada@example.org', {}, patience);
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('ada@example.com');
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Change e-mail' })).toHaveFocus(),
      patience,
    );
  },
};

let left: OwnSession[] = [];

export const SignedOutElsewhere: Story = {
  name: 'Signed out everywhere else',
  beforeEach: () => void (left = sessions),
  parameters: {
    msw: [
      answers('listMySessions', () => ({ items: left })),
      succeeds('endMySessions', () => void (left = [desk])),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The others leave the list; this one says that it is this one', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Sign out everywhere else' }, patience),
      );
      await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument(), patience);
      await expect(canvas.getByText('This device')).toBeVisible();
      await expect(
        canvas.queryByRole('button', { name: 'Sign out everywhere else' }),
      ).not.toBeInTheDocument();
    });
  },
};

/** What was asked of the server, in order. */
let asked: string[] = [];

export const EverywhereSignedOut: Story = {
  name: 'Signed out everywhere',
  tags: ['no-picture'], // It ends at the sign-in page, which has its own.
  beforeEach: () => void (asked = []),
  parameters: {
    msw: [
      succeeds('endMySessions', () => void asked.push('others')),
      succeeds('logout', () => void asked.push('this one')),
      ...own,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The other devices first, this one last', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }, patience));
      await waitFor(() => expect(asked).toEqual(['others', 'this one']), patience);
    });
  },
};

export const DevicesFailed: Story = {
  name: 'Devices that could not be loaded',
  parameters: { msw: [fails('listMySessions', 'C_010'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Your devices could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
};

// proves: guard.profile-page-exempt
export const Loading: Story = {
  parameters: { msw: [waits('getMyProfile'), ...own] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Profile settings' }, patience);
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getMyProfile', 'fallback'), ...own] },
  play: async ({ canvas }) => {
    await canvas.findByText('Your profile could not be loaded', {}, { timeout: 40_000 });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('+351 912 123 4567', {}, patience);
    await canvas.findByText('Safari on iPhone', {}, patience);
  },
};
