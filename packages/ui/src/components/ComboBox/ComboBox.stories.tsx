import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { turnToComboBox } from '../../stories/turning.ts';
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
    await expect(canvas.getByRole('combobox', { name: 'Default currency' })).toHaveValue('');
    const input = await turnToComboBox(canvas);
    await step('Part of a name finds the currency', async () => {
      await userEvent.type(input, 'kuwaiti');
      await screen.findByRole('option', { name: 'KWD – Kuwaiti Dinar' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
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
    await userEvent.click(await turnToComboBox(canvas));
    const chosen = await screen.findByRole('option', { name: 'EUR – Euro' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(chosen).toBeVisible());
  },
};

/** What of a combo box is read out. */
const spokenOf = (input: HTMLElement) =>
  ['role', 'aria-expanded', 'aria-autocomplete', 'aria-required', 'aria-invalid', 'placeholder'].map((name) =>
    input.getAttribute(name),
  );

export const TurnedTo: Story = {
  name: 'Turned to',
  args: { value: 'EUR', isRequired: true, description: 'All prices are in this currency.', name: 'currency' },
  play: async ({ canvas, canvasElement, step }) => {
    const resting = canvas.getByRole('combobox', { name: 'Default currency' });
    const spoken = spokenOf(resting);
    const place = resting.getBoundingClientRect().toJSON() as unknown;
    const sent = () => canvasElement.querySelector<HTMLInputElement>('input[name=currency]')?.value;
    await expect(sent()).toBe('EUR');
    await step('Nothing looks, sounds or stands otherwise once it has the focus', async () => {
      await userEvent.tab();
      const input = canvas.getByRole('combobox', { name: 'Default currency' });
      await expect(input).toHaveFocus();
      await expect(input).not.toBe(resting);
      await expect(spokenOf(input)).toEqual(spoken);
      await expect(input.getBoundingClientRect().toJSON()).toEqual(place);
      await expect(input).toHaveValue('EUR – Euro');
      await expect(input).toHaveAccessibleDescription('All prices are in this currency.');
      await expect(sent()).toBe('EUR');
    });
  },
};

export const Pressed: Story = {
  args: { value: 'EUR' },
  play: async ({ canvas, step }) => {
    await step('The first press opens the list at what is chosen, and has the focus', async () => {
      await fireEvent.mouseDown(canvas.getByRole('combobox'));
      const chosen = await screen.findByRole('option', { name: 'EUR – Euro' });
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(chosen).toBeVisible());
      await expect(document.activeElement).toHaveAttribute('role', 'combobox');
    });
  },
};

export const PressedBySpeech: Story = {
  name: 'Pressed by a screen reader',
  play: async ({ canvas, step }) => {
    await step('A press without a pointer on the arrow opens the list', async () => {
      canvas.getByRole('button', { name: 'Show suggestions Default currency' }).click();
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    });
  },
};

export const PointedAt: Story = {
  name: 'Pointed at',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const resting = canvas.getByRole('combobox');
    await step('A pointer on its way makes it ready, and leaves the focus where it is', async () => {
      await userEvent.hover(resting);
      await waitFor(() => expect(resting).not.toBeInTheDocument());
      await expect(document.body).toHaveFocus();
      await userEvent.click(canvas.getByRole('combobox'));
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    });
  },
};

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { emptyMessage: 'No currency has this name or code.' },
  play: async ({ canvas }) => {
    await userEvent.type(await turnToComboBox(canvas), 'florins of old');
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
  args: { value: 'EUR' },
  play: async ({ args, canvas, step }) => {
    const input = () => canvas.getByRole('combobox');
    await step('Typing takes the place of what is chosen, arrow down and Enter choose', async () => {
      await userEvent.tab();
      await userEvent.keyboard('yen');
      await screen.findByRole('option', { name: 'JPY – Japanese Yen' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('JPY');
      await expect(input()).toHaveFocus();
    });
    await step('Escape closes the list and leaves the choice', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(input()).toHaveValue('JPY – Japanese Yen');
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
