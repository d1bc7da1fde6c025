import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Stack } from '../Stack/index.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'A time of day, such as when breakfast ends. Hours and minutes are typed for themselves; the locale decides between 24 and 12 hours, the value is always "HH:mm".\n\n- Don’t use it for how long something takes: that is `NumberField` with a unit.\n- Don’t offer a list of quarter hours instead: typing is faster.',
      },
    },
  },
  args: { label: 'Served from', value: null, onChange: fn() },
  render: function Render(args) {
    return <TimeField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Four digits fill in the time', async () => {
      await userEvent.tab();
      await userEvent.keyboard('0730');
      await expect(args.onChange).toHaveBeenLastCalledWith('07:30');
    });
    await step('Arrow keys change a part, Backspace empties it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('07:31');
      await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('06:31');
      await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('06');
    });
  },
};

export const Filled: Story = { args: { value: '17:00' } };

export const Midnight: Story = {
  args: { label: 'The business day ends at', value: '00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('00:00');
  },
};

export const TwelveHours: Story = {
  name: 'Twelve hours',
  decorators: [
    (Story) => (
      <I18nProvider locale="en-US">
        <Story />
      </I18nProvider>
    ),
  ],
  args: { value: '17:00' },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/05:00.*PM/);
    await step('The half of the day is typed too', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /AM\/PM/ }));
      await userEvent.keyboard('a');
      await expect(args.onChange).toHaveBeenLastCalledWith('05:00');
    });
  },
};

/** What is seen and heard of each part. */
function partsOf(group: HTMLElement) {
  return within(group)
    .getAllByRole('spinbutton')
    .map((part) => ({
      text: part.textContent,
      spoken: part.getAttribute('aria-valuetext'),
      value: part.getAttribute('aria-valuenow'),
      place: part.getBoundingClientRect().toJSON() as unknown,
    }));
}

export const TurnedTo: Story = {
  name: 'Turned to',
  tags: ['keyboard'],
  args: { value: '17:00', description: 'In the restaurant’s time zone.' },
  play: async ({ args, canvas, step }) => {
    const atRest = partsOf(canvas.getByRole('group', { name: 'Served from' }));
    await step('Nothing looks, sounds or stands otherwise once it has the focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
      await expect(partsOf(canvas.getByRole('group', { name: 'Served from' }))).toEqual(atRest);
      await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/In the restaurant’s time zone/);
    });
    await step('Tab goes on from part to part', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('spinbutton', { name: /minute/ })).toHaveFocus();
      await userEvent.keyboard('30');
      await expect(args.onChange).toHaveBeenLastCalledWith('17:30');
    });
  },
};

export const Pressed: Story = {
  args: { value: '17:00' },
  play: async ({ args, canvas, step }) => {
    await step('A press goes to the part that was pressed', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('17:01');
    });
  },
};

export const LabelPressed: Story = {
  name: 'Its label pressed',
  play: async ({ canvas, step }) => {
    await step('A press on the label goes to the first part', async () => {
      await userEvent.click(canvas.getByText('Served from'));
      await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { value: '17:00', description: 'In the restaurant’s time zone.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { value: '17:00', errorMessage: 'Service ends before it begins. Choose an earlier time.' },
};

export const OnlyHalfTyped: Story = {
  name: 'Only half typed',
  play: async ({ args, canvas, step }) => {
    await step('Hours alone are no time, and the field says so once it is left', async () => {
      await userEvent.tab();
      await userEvent.keyboard('07');
      await expect(canvas.queryByText(/Enter the whole time/)).toBeNull();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByText('Enter the whole time: hours and minutes.')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: '17:00', isReadOnly: true, isRequired: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: '17:00', isDisabled: true } };

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={4}>
      <TimeField {...args} label="Empty" />
      <TimeField {...args} label="Filled" value="17:00" />
      <TimeField {...args} label="Wrong" value="17:00" errorMessage="Choose an earlier time." />
      <TimeField {...args} label="Read-only" value="17:00" isReadOnly />
      <TimeField {...args} label="Disabled" value="17:00" isDisabled />
    </Stack>
  ),
};

export const German: Story = { decorators: [inGerman], args: { label: 'Küche ab', value: '09:05' } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'When the first guests of the evening may come in and find the kitchen ready for them',
    value: '17:00',
    isRequired: true,
    errorMessage: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and other long words break.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'يقدم من', value: '17:00' },
};
