import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { ColourField } from './ColourField.tsx';

const meta = {
  title: 'Fields/ColourField',
  component: ColourField,
  decorators: [inForm],
  args: {
    label: 'Accent colour',
    value: '#2f6b3c',
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A colour that somebody brings along, such as the one of their sign: typed as a printer wrote it down, picked, or suggested.\n\n' +
          '- What is typed stays as it is until the field is left; `readColour` tells whether it is a colour.\n' +
          '- Suggest what is likely: the colour of a logo, the usual one.\n' +
          '- Never refuse a colour that cannot be read on: compute what is written on it.\n' +
          '- Don’t use it for one of a few colours: those are `RadioCards`.',
      },
    },
  },
  render: function Render(args) {
    return <ColourField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof ColourField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Accent colour' });
    await step('Capitals and a missing sharp are understood, and put right on leaving', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'F58A1F');
      await userEvent.tab();
      await expect(input).toHaveValue('#f58a1f');
      await expect(args.onChange).toHaveBeenLastCalledWith('#f58a1f');
    });
  },
};

export const NotAColour: Story = {
  name: 'Not a colour',
  args: { value: 'forest', errorMessage: 'Enter a colour such as #2f6b3c.' },
  play: async ({ args, canvas, step }) => {
    await step('What is no colour stays as it was typed', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveValue('forest');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

const suggestions = [
  { colour: '#2f6b3c', label: 'Linen’s own' },
  { colour: '#b0382e', label: 'From your logo' },
];

export const Suggested: Story = {
  name: 'With suggestions',
  args: { suggestions },
  play: async ({ args, canvas, step }) => {
    await step('One press takes a suggestion', async () => {
      const group = within(canvas.getByRole('group', { name: 'Suggestions' }));
      await userEvent.click(group.getByRole('button', { name: 'From your logo' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('#b0382e');
      await expect(canvas.getByRole('textbox')).toHaveValue('#b0382e');
    });
  },
};

export const Picking: Story = {
  name: 'Picked by keyboard',
  tags: ['keyboard'],
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  play: async ({ args, canvas, step }) => {
    await step('Enter on the colour opens the picker', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Pick a colour' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Pick a colour' })).toBeVisible();
    });
    await step('Arrow keys move the hue, and the field follows', async () => {
      screen.getByRole('slider', { name: 'Hue' }).focus();
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith('#6b2f2f');
    });
    await step('Escape keeps what was picked', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('textbox')).toHaveValue('#6b2f2f');
    });
  },
};

export const PickingFromNothing: Story = {
  name: 'Picked where none was typed',
  args: { value: '' },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour' }));
    const [strength] = await screen.findAllByRole('slider', { name: /^Color picker/ });
    strength?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#828282');
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Any colour will do. Text on your pages stays readable.' },
};

export const Required: Story = { args: { value: '', isRequired: true } };

export const ReadOnly: Story = { name: 'Read-only', args: { isReadOnly: true, suggestions } };

export const Disabled: Story = { args: { isDisabled: true, suggestions } };

export const LongText: Story = {
  name: 'Long text, narrow phone',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'The colour of your restaurant on the pages that guests read after scanning a code',
    suggestions: [
      ...suggestions,
      { colour: '#ffc61a', label: 'As it was painted on the sign above the door in 1987' },
    ],
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'اللون المميز', suggestions: [{ colour: '#b0382e', label: 'من شعارك' }] },
};
