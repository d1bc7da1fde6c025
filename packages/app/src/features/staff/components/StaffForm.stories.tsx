import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  owner,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
  write,
} from '#shared/testing/index.ts';
import { adaMember, inBrief, leon, priya, rosa } from '../testing/example-staff.ts';

// `/staff/me` is asked for at a path that `/staff/{staffId}` matches too, so a person stands after the usual answers.
const pin = answers('suggestPin', { pin: '271828' });
const manager = {
  ...owner,
  id: priya.id,
  name: 'Priya',
  lastName: 'Nair',
  isOwner: false,
  permissions: priya.permissions ?? [],
};

const meta = {
  title: 'App/Settings/Staff/Form',
  component: StoryApp,
  args: { path: `/setting/staff/${priya.id}` },
  parameters: {
    ...screenParameters,
    msw: [pin, answers('listStaffMembers', listOf([priya])), ...usual, answers('getStaffMember', priya)],
    docs: {
      description: {
        component:
          'Who somebody is, how they sign in and what they may do. What all forms share has its states in App/Shared.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Everything that this browser keeps. */
const drafts = () => JSON.stringify(Object.entries(localStorage));

const field = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('textbox', { name }, patience);
const box = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name }, patience);

// proves: permissions.services
export const Ready: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step('Shows what is stored; a phone number in groups, of the PIN only that it is set', async () => {
      await expect(await field(canvas, /^Name/)).toHaveValue('Priya');
      await expect(await field(canvas, /^Phone number/)).toHaveValue('910 000 2730');
      await expect(await field(canvas, 'PIN')).toHaveValue('Set');
      await expect(await field(canvas, /^E-mail/)).toHaveAttribute('readonly');
    });
    await step('Permissions stand by service', async () => {
      const digital = within(await canvas.findByRole('group', { name: 'Digital menu' }));
      await expect(digital.getAllByRole('checkbox')).toHaveLength(3);
      await expect(
        within(canvas.getByRole('group', { name: 'POS system' })).getByRole('checkbox'),
      ).not.toBeChecked();
      await expect(
        within(canvas.getByRole('group', { name: 'Settings' })).getByRole('checkbox'),
      ).toBeChecked();
    });
  },
};

export const New: Story = {
  tags: ['in-dark', 'responsive'],
  args: { path: '/setting/staff/new' },
  play: async ({ canvas, step }) => {
    await step('A free PIN is filled in, and an invitation is what happens', async () => {
      await expect(await field(canvas, /^PIN/)).toHaveValue('271828');
      await expect(canvas.getByRole('switch', { name: 'Set a password now' })).not.toBeChecked();
    });
  },
};

// proves: required.staff.name, required.staff.email, required.staff.pin, staff.pin.six-digits, password.length
export const ValidationErrors: Story = {
  name: 'Validation errors',
  args: { path: '/setting/staff/new' },
  play: async ({ canvas, step }) => {
    await write(await field(canvas, /^PIN/), '2718');
    await userEvent.click(canvas.getByRole('switch', { name: 'Set a password now' }));
    await write(await canvas.findByLabelText(/^Password/), 'short');
    await press(canvas, 'Create person');
    await step('Each field says what it needs', async () => {
      await canvas.findByText('Pin code must be 6 digits.', {}, patience);
      await expect(canvas.getAllByText('This field is required')).toHaveLength(2);
      await expect(canvas.getByText('Your Password Must Have: At least 8 characters')).toBeVisible();
    });
    await step('A password that is asked for is required', async () => {
      await userEvent.clear(canvas.getByLabelText(/^Password/));
      await press(canvas, 'Create person');
      await waitFor(() => expect(canvas.getAllByText('This field is required')).toHaveLength(3));
    });
  },
};

// proves: staff.pin.digits-only
export const PinOfLetters: Story = {
  name: 'A PIN of letters',
  tags: ['no-picture'], // The field's own stories show it.
  args: { path: '/setting/staff/new' },
  play: async ({ canvas }) => {
    const input = await field(canvas, /^PIN/);
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}x');
    await canvas.findByText('Pin must be all number', {}, patience);
  },
};

// proves: errors.HR_004, errors.HR_005
export const Refused: Story = {
  name: 'E-mail and PIN in use',
  args: { path: '/setting/staff/new' },
  parameters: {
    msw: [
      fails('createStaffMember', 'HR_004', {
        errors: [
          { pointer: '/email', code: 'HR_004', message: 'Email already in use' },
          { pointer: '/pin', code: 'HR_005', message: 'Pin already in use' },
        ],
      }),
      pin,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await write(await field(canvas, /^Name/), 'Rosa');
    await write(await field(canvas, /^E-mail/), 'priya@example.com');
    await press(canvas, 'Create person');
    await step('Both are said beside their fields, and what was typed stays', async () => {
      await canvas.findByText('Email already in use', {}, patience);
      await expect(canvas.getByText('Pin already in use')).toBeVisible();
      await expect(await field(canvas, /^Name/)).toHaveValue('Rosa');
    });
  },
};

export const PinReplaced: Story = {
  name: 'A PIN that is replaced',
  play: async ({ canvas, step }) => {
    await press(canvas, 'Replace');
    await step('Another one is typed or suggested, or the old one stays', async () => {
      await press(canvas, 'Suggest another');
      await waitFor(async () => expect(await field(canvas, /^PIN/)).toHaveValue('271828'));
    });
    await step('Neither PIN nor password is kept with a draft', async () => {
      await write(await field(canvas, /^Position/), 'Floor manager');
      await waitFor(() => expect(drafts()).toContain('Floor manager'));
      await expect(drafts()).not.toContain('271828');
    });
    // A field that is scrolled half under the bar would count as a small target.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const EverythingChosen: Story = {
  name: 'Everything chosen',
  tags: ['no-picture'], // The owner's form shows it.
  play: async ({ canvas, step }) => {
    await userEvent.click(await box(canvas, 'Everything, including what is added later'));
    await step('Covers the rest, which is there again without it', async () => {
      await expect(await box(canvas, 'Mark dishes sold out and bring them back')).toBeChecked();
      await expect(await box(canvas, 'Mark dishes sold out and bring them back')).toBeDisabled();
      await userEvent.click(await box(canvas, 'Everything, including what is added later'));
      await expect(await box(canvas, 'Mark dishes sold out and bring them back')).not.toBeChecked();
      await expect(await box(canvas, 'Menu management')).toBeChecked();
    });
  },
};

export const ByAManager: Story = {
  name: 'Filled in by a manager',
  args: { path: '/setting/staff/new' },
  parameters: { msw: [signedInAs(manager), pin, ...usual] },
  play: async ({ canvas, step }) => {
    await step('Gives what they have, and sees why the rest cannot be given', async () => {
      await expect(await box(canvas, 'Menu management')).toBeEnabled();
      await expect(await box(canvas, 'Mark dishes sold out and bring them back')).toBeDisabled();
      await expect(await box(canvas, 'Everything, including what is added later')).toBeDisabled();
      await expect(canvas.getAllByText(/You do not have this permission yourself/)).toHaveLength(2);
    });
  },
};

export const Owner: Story = {
  tags: ['in-dark'],
  args: { path: `/setting/staff/${adaMember.id}` },
  parameters: { msw: [...usual, answers('getStaffMember', adaMember)] },
  play: async ({ canvas, step }) => {
    await step('The owner has everything, and says why they stay active', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Inactive' }, patience)).toBeDisabled();
      await expect(canvas.getByText('Owner cannot be deactivated')).toBeVisible();
      await expect(canvas.getByText('The owner may do everything.')).toBeVisible();
    });
  },
};

export const OthersOwner: Story = {
  name: 'The owner, looked at by a manager',
  tags: ['no-picture'], // Read-only has its picture, the owner has theirs.
  args: { path: `/setting/staff/${adaMember.id}` },
  parameters: { msw: [signedInAs(manager), ...usual, answers('getStaffMember', adaMember)] },
  play: async ({ canvas }) => {
    await canvas.findByText('This is the owner. Only they can change this.', {}, patience);
    await expect(await field(canvas, /^Name/)).toHaveAttribute('readonly');
  },
};

export const Invited: Story = {
  args: { path: `/setting/staff/${rosa.id}` },
  parameters: {
    msw: [
      answers('revokeInvitation', {
        ...rosa,
        invitation: { state: 'REVOKED', expiresAt: null, delivery: null, link: null },
      }),
      ...usual,
      answers('getStaffMember', rosa),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Waiting for a reply. The link works until 21 March 2026/, {}, patience);
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw invitation' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only: name and position',
  tags: ['responsive'],
  parameters: { msw: [signedInAs(waiter), ...usual, answers('getStaffMember', inBrief(priya))] },
  play: async ({ canvas, step }) => {
    await step('A waiter reads who it is, why not more, and nothing of what they did', async () => {
      await canvas.findByText(/To change them you need the permission “Settings”/, {}, patience);
      await expect(canvas.getByText('Restaurant manager')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'History' })).toBeNull();
    });
  },
};

// proves: errors.HR_002
export const Missing: Story = {
  parameters: { msw: [answers('listChanges', listOf([])), ...usual, fails('getStaffMember', 'HR_002')] },
  play: async ({ canvas }) => {
    await canvas.findByText('This person is not here', {}, patience);
  },
};

export const Loading: Story = {
  tags: ['no-picture'], // The skeleton of all forms.
  parameters: { msw: [...usual, waits('getStaffMember')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', {}, patience);
  },
};

export const Inactive: Story = {
  tags: ['no-picture'], // The stage's story shows it.
  args: { path: `/setting/staff/${leon.id}` },
  parameters: { msw: [...usual, answers('getStaffMember', leon)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Inactive' }, patience)).toBeChecked();
  },
};
