import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  decorators: [inForm],
  args: {
    label: 'Venue type',
    options: [
      { id: 'CAFE', label: 'Café' },
      { id: 'BAR', label: 'Bar' },
      { id: 'BISTRO', label: 'Bistro' },
      { id: 'FOOD_TRUCK', label: 'Food truck', isDisabled: true },
    ],
    value: null,
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of a short list that does not have to be searched.\n\n' +
          '- Put the most usual choice first, or sort by name.\n' +
          '- Don’t use it for two or three choices that fit side by side: use a `RadioGroup` or a `SegmentedControl`.\n' +
          '- Don’t use it for more than about fifteen choices: that is a `ComboBox`.',
      },
    },
  },
  render: function Render(args) {
    return <Select {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('The keyboard opens the list, finds by letter and chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('bi{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('BISTRO');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Bistro/ })).toHaveFocus());
    });
  },
};

export const Open: Story = {
  tags: ['forced-colors'],
  args: { value: 'BISTRO' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Bistro' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** What of a select is read out. */
const spokenOf = (trigger: HTMLElement) =>
  ['type', 'aria-haspopup', 'aria-expanded'].map((name) => trigger.getAttribute(name));

export const TurnedTo: Story = {
  name: 'Turned to',
  args: { value: 'BISTRO', isRequired: true, description: 'Guests do not see this.', name: 'venue' },
  play: async ({ canvas, canvasElement, step }) => {
    const trigger = () => canvas.getByRole('button', { name: 'Bistro Venue type' });
    const resting = trigger();
    const spoken = spokenOf(resting);
    const place = resting.getBoundingClientRect().toJSON() as unknown;
    const sent = () => canvasElement.querySelector<HTMLInputElement>('[name=venue]')?.value;
    await expect(sent()).toBe('BISTRO');
    await step('Nothing looks, sounds or stands otherwise once it has the focus', async () => {
      await userEvent.tab();
      await expect(trigger()).toHaveFocus();
      await expect(trigger()).not.toBe(resting);
      await expect(spokenOf(trigger())).toEqual(spoken);
      await expect(trigger().getBoundingClientRect().toJSON()).toEqual(place);
      await expect(trigger()).toHaveAccessibleDescription('Required. Guests do not see this.');
      await expect(sent()).toBe('BISTRO');
    });
    await step('A letter chooses while the list is closed', async () => {
      await userEvent.keyboard('c');
      await waitFor(() => expect(sent()).toBe('CAFE'));
    });
  },
};

export const LabelPressed: Story = {
  name: 'Its label pressed',
  play: async ({ canvas, step }) => {
    await step('A press on the label leads to the field and opens nothing', async () => {
      await userEvent.click(canvas.getByText('Venue type'));
      await expect(canvas.getByRole('button')).toHaveFocus();
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
};

export const PressedBySpeech: Story = {
  name: 'Pressed by a screen reader',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await step('A press without a pointer opens the list', async () => {
      canvas.getByRole('button').click();
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    });
  },
};

export const WithIcons: Story = {
  name: 'With icons',
  args: {
    label: 'Theme',
    options: [
      { id: 'light', label: 'Light', icon: 'sun' },
      { id: 'dark', label: 'Dark', icon: 'moon' },
    ],
    value: 'dark',
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Guests do not see this.' },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas, step }) => {
    await step('It is heard with the field, not only seen as a star', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^Required/);
    });
  },
};

export const Error: Story = {
  args: { isRequired: true, errorMessage: 'Field is required. Choose a venue type.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Choose a venue type/);
  },
};

export const ReadOnly: Story = { name: 'Read-only', args: { value: 'BISTRO', isReadOnly: true } };

export const Disabled: Story = { args: { value: 'BISTRO', isDisabled: true } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    options: [
      { id: 'a', label: 'Casual dining with a terrace, a bar and a long table for private occasions' },
    ],
    value: 'a',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'نوع المكان', options: [{ id: 'CAFE', label: 'مقهى' }], value: 'CAFE' },
};

export const Filled: Story = { args: { value: 'BISTRO' } };

export const ReadOnlyAndRequired: Story = {
  name: 'Read-only and required',
  args: { value: 'BISTRO', isReadOnly: true, isRequired: true },
  play: async ({ canvas, step }) => {
    await step('The star is gone; the text can be focused and not changed', async () => {
      await expect(canvas.getByText('*')).not.toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Venue type' })).toHaveValue('Bistro');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};
