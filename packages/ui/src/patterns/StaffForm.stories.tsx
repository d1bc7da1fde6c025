import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pageRightToLeft } from '../stories/surroundings.tsx';
import { pageParameters } from './office.tsx';
import { newPerson, tomas } from './staff-draft.ts';
import { StaffFormPage } from './StaffForm.tsx';

const meta = {
  title: 'Patterns/Staff form',
  component: StaffFormPage,
  parameters: pageParameters(
    'Who somebody is, how they sign in, and what they may do, grouped by service.\n\n- Fill in what can be filled in: a free PIN, the restaurant’s own prefix.\n- Say why something cannot be changed, where it stands.\n- Don’t offer a permission that the person at work does not hold.',
  ),
  args: { name: 'Tomás Reis', person: tomas, onSave: fn() },
} satisfies Meta<typeof StaffFormPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Menu management/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Settings/ })).not.toBeChecked();
  },
};

export const New: Story = {
  tags: ['responsive'],
  args: { name: null, person: newPerson },
  play: async ({ canvas, args, step }) => {
    await step('A password shows its rules and ticks them off', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Inês Duarte');
      await userEvent.click(canvas.getByRole('switch', { name: /Set a password now/ }));
      await userEvent.type(canvas.getByLabelText(/^Password/), 'basil24');
    });
    await step('What is missing is said at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
      await expect(canvas.getByText('Enter an e-mail address')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const WithErrors: Story = {
  name: 'With errors',
  tags: ['responsive'],
  args: { errors: { email: 'Email already in use', pin: 'Pin already in use' } },
  play: async ({ canvas, step }) => {
    await step('A field that is mended is quiet', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), '.pt');
      await expect(canvas.queryByText('Email already in use')).toBeNull();
      await expect(canvas.getByText('Pin already in use')).toBeVisible();
    });
  },
};

export const Saving: Story = { args: { isSaving: true } };

export const Owner: Story = {
  args: {
    name: 'Mira Lindqvist',
    isOwner: true,
    person: {
      ...tomas,
      name: 'Mira Lindqvist',
      email: 'mira@cardamom-lime.example',
      position: 'manager',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Active/ })).toBeDisabled();
    await expect(canvas.getByText('Owner cannot be deactivated.')).toBeVisible();
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [pageRightToLeft] };
