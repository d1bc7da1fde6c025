import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { PhoneField } from './PhoneField.tsx';
import { storyCountries } from './story-countries.ts';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  decorators: [inForm],
  args: {
    label: 'Phone number',
    countries: storyCountries,
    value: { prefix: '+351', number: '' },
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A phone number: the prefix is chosen by country, the rest is typed as people know it and shown in groups of 3, 3 and 4.\n\n' +
          '- Start with the prefix of the restaurant’s own country.\n' +
          '- Show a number elsewhere with `PhoneNumber`.\n' +
          '- Don’t split the number into more fields and don’t ask for a format; spaces, brackets and a leading "+" are understood.',
      },
    },
  },
  render: function Render(args) {
    return <PhoneField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await step('The number is typed in any form and grouped on leaving', async () => {
      await userEvent.type(input, '912-345 678');
      await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: '+351', number: '912345678' });
      await userEvent.tab();
      await expect(input).toHaveValue('912 345 678');
    });
  },
};

export const Filled: Story = {
  args: { value: { prefix: '+1', number: '5551234567' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('555 123 4567');
  },
};

export const Open: Story = {
  args: { value: { prefix: '+49', number: '1511234567' } },
  play: async ({ canvas, step }) => {
    await step('The list starts with its search', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Country prefix/ }));
      await expect(await screen.findByRole('combobox', { name: 'Search countries' })).toHaveFocus();
      await expect(screen.getByRole('option', { name: /Germany/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const Searched: Story = {
  play: async ({ args, canvas, step }) => {
    await step('A country is found by a part of its name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Country prefix/ }));
      await userEvent.type(await screen.findByRole('combobox'), 'emir');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.click(screen.getByRole('option', { name: /United Arab Emirates/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: '+971', number: '' });
      await waitFor(() => expect(canvas.getByRole('button', { name: /\+971/ })).toBeVisible());
    });
  },
};

export const NothingMatches: Story = {
  name: 'Nothing matches',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country prefix/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'Atlantis');
    await waitFor(() => expect(screen.getByText('No country matches.')).toBeVisible());
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Arrow down opens the list, typing searches by prefix, Enter chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('combobox');
      await userEvent.keyboard('+81');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: '+81', number: '' });
      await waitFor(() => expect(canvas.getByRole('button', { name: /\+81/ })).toHaveFocus());
    });
    await step('and Tab goes on to the number', async () => {
      await userEvent.tab();
      await userEvent.keyboard('90 1234 5678');
      await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: '+81', number: '9012345678' });
    });
  },
};

export const PastedWithItsPrefix: Story = {
  name: 'Pasted with its prefix',
  play: async ({ args, canvas, step }) => {
    await step('"+49 …" brings its own prefix', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.paste('+49 (151) 123-4567');
      await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: '+49', number: '1511234567' });
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveValue('151 123 4567');
      await expect(canvas.getByRole('button', { name: /\+49/ })).toBeVisible();
    });
  },
};

export const NoNumber: Story = {
  name: 'No number',
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('What was typed stays with its message', async () => {
      await userEvent.type(input, 'ask Rosa');
      await expect(input).not.toBeInvalid();
      await userEvent.tab();
      await expect(input).toHaveValue('ask Rosa');
      await expect(canvas.getByText('Field must be a number, for example 912 345 678.')).toBeVisible();
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Guests see it on the menu.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  tags: ['forced-colors'],
  args: {
    value: { prefix: '+351', number: '912' },
    isRequired: true,
    errorMessage: 'Field Length is not valid. Use 4 to 14 digits.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Use 4 to 14 digits/);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: { prefix: '+351', number: '912345678' }, isReadOnly: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('+351 912 345 678');
  },
};

export const ReadOnlyAndEmpty: Story = {
  name: 'Read-only and empty',
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('-');
  },
};

export const Disabled: Story = {
  args: { value: { prefix: '+351', number: '912345678' }, isDisabled: true },
};

export const German: Story = {
  decorators: [inGerman],
  args: { label: 'Telefonnummer', prefixLabel: 'Vorwahl', searchLabel: 'Land suchen' },
  play: async ({ canvas, step }) => {
    await step('Countries have the names of the page’s language', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Vorwahl/ }));
      await expect(await screen.findByRole('option', { name: /Frankreich/ })).toBeInTheDocument();
    });
  },
};

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'Phone number under which guests reserve a table and ask for allergens',
    value: { prefix: '+971', number: '501234567' },
    description: 'Guests see it on the menu.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'رقم الهاتف', value: { prefix: '+971', number: '501234567' }, isRequired: true },
};
