import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  decorators: [inForm],
  args: { label: 'Password', value: '', onChange: fn(), autoComplete: 'current-password' },
  parameters: {
    docs: {
      description: {
        component:
          'A password that can be shown while it is typed. For a new one, list the rules and tick them off.\n\n' +
          '- Tell password managers which one is meant with `autoComplete`.\n' +
          '- Don’t ask for the password twice where it can be shown; changing one’s password is the exception.\n' +
          '- Don’t list the rules where a person only signs in.',
      },
    },
  },
  render: function Render(args) {
    return <PasswordField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password');
    await step('It is hidden until somebody asks to see it', async () => {
      await userEvent.type(input, 'Saffron8');
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(input).toHaveValue('Saffron8');
    });
  },
};

// proves: password.length, password.number, password.uppercase
export const WithRules: Story = {
  name: 'With rules',
  tags: ['forced-colors', 'responsive'],
  args: { label: 'New password', autoComplete: 'new-password', showsRules: true, isRequired: true },
  play: async ({ canvas, step }) => {
    const rule = (text: string) => canvas.getByText(text).closest('li');
    await step('The rules are ticked off one by one', async () => {
      await userEvent.type(canvas.getByLabelText(/New password/), 'saffron');
      await expect(canvas.getByText('Your Password Must Have:', { exact: false })).toBeVisible();
      await expect(rule('At least 8 characters')).toHaveTextContent('missing');
      await userEvent.type(canvas.getByLabelText(/New password/), '88');
      await expect(rule('At least 8 characters')).toHaveTextContent('done');
      await expect(rule('At least 1 number')).toHaveTextContent('done');
      await expect(rule('At least 1 uppercase character')).toHaveTextContent('missing');
      await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 password rules met');
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'The one you signed in with.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { value: 'Saffron8', errorMessage: 'The password you entered is incorrect. Please try again.' },
};

export const Disabled: Story = { args: { value: 'Saffron8', isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'كلمة المرور', value: 'Saffron8', showLabel: 'إظهار كلمة المرور' },
};

export const EveryRuleMet: Story = {
  name: 'Every rule met',
  args: { label: 'New password', autoComplete: 'new-password', showsRules: true, value: 'Saffron8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 password rules met');
  },
};

export const RulesBeforeTyping: Story = {
  name: 'Rules before typing',
  args: { label: 'New password', autoComplete: 'new-password', showsRules: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /At least 8 characters, At least 1 number, At least 1 uppercase character/,
    );
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab, type, tab to the eye, Space shows what was typed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('Saffron8');
      await expect(args.onChange).toHaveBeenLastCalledWith('Saffron8');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    });
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { value: 'Saffron8', isReadOnly: true } };

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: {
    label: 'Password of the account that owns this restaurant and all of its menus',
    value: 'Saffron8',
    errorMessage: 'The password you entered is incorrect. Please try again.',
  },
};
