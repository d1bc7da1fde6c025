import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { ComboBox } from './ComboBox.tsx';

const names = new Intl.DisplayNames('en', { type: 'currency' });

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  decorators: [inForm],
  args: {
    label: 'Default currency',
    options: Intl.supportedValuesOf('currency').map((code) => ({
      id: code,
      label: `${code} – ${names.of(code)}`,
    })),
    value: null,
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of a long list that is narrowed by typing: currencies, time zones.\n\n' +
          '- Write options so that both the name and the code can be found.\n' +
          '- Don’t use it for a handful of choices: that is a `Select`.\n' +
          '- Don’t take text that is not in the list with it; on leaving the field goes back to the choice.',
      },
    },
  },
  render: function Render(args) {
    return <ComboBox {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Default currency' });
    await step('Part of a name finds the currency', async () => {
      await userEvent.type(input, 'kuwaiti{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('KWD');
      await expect(input).toHaveValue('KWD – Kuwaiti Dinar');
    });
    await step('Text that is no currency is put back on leaving', async () => {
      await userEvent.type(input, 'xyz');
      await userEvent.tab();
      await expect(input).toHaveValue('KWD – Kuwaiti Dinar');
    });
  },
};

export const Open: Story = {
  tags: ['forced-colors'],
  args: { value: 'EUR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { name: 'EUR – Euro' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(chosen).toBeVisible());
  },
};

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { emptyMessage: 'No currency has this name or code.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'florins of old');
    await waitFor(() => expect(screen.getByText('No currency has this name or code.')).toBeVisible());
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'All prices are in this currency.', value: 'EUR' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = { args: { errorMessage: 'Field is required. Choose a currency.' } };

export const ReadOnly: Story = { name: 'Read-only', args: { value: 'EUR', isReadOnly: true } };

export const Disabled: Story = { args: { value: 'EUR', isDisabled: true } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'العملة', value: 'AED', options: [{ id: 'AED', label: 'درهم إماراتي' }] },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await step('Typing narrows the list, arrow down and Enter choose', async () => {
      await userEvent.tab();
      await userEvent.keyboard('yen{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('JPY');
      await expect(input).toHaveFocus();
    });
    await step('Escape closes the list and leaves the choice', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(input).toHaveValue('JPY – Japanese Yen');
    });
  },
};

export const Filled: Story = { args: { value: 'EUR' } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'Default currency of every price, discount and service charge',
    value: 'BAM',
    errorMessage: 'Field is required. Choose the currency in which guests pay.',
  },
};
