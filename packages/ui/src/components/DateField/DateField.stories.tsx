import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Stack } from '../Stack/index.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  decorators: [inForm],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'A day, typed part by part or chosen in a calendar. The locale decides the order of the parts and the first day of the week; the value is always "YYYY-MM-DD".\n\n- Don’t use two of them for a beginning and an end: that is `DateRangeField`.\n- Don’t ask for a date where "today" or "tomorrow" is all that is meant: offer these as buttons.',
      },
    },
  },
  args: { label: 'Served from', value: null, onChange: fn(), today: '2026-03-14' },
  render: function Render(args) {
    return <DateField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

const calendar = async () => within(await within(document.body).findByRole('dialog'));

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Eight digits fill in the day', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('01042026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-01');
      await expect(canvas.getByRole('group')).toHaveTextContent('01/04/2026');
    });
  },
};

export const Filled: Story = { args: { value: '2026-03-20' } };

export const Open: Story = {
  tags: ['responsive'],
  args: { value: '2026-03-20' },
  play: async ({ canvas, step }) => {
    await step('The calendar shows the month of the chosen day and marks today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
      const dialog = await calendar();
      await waitFor(() => expect(dialog.getByRole('heading', { name: 'March 2026' })).toBeVisible());
      await waitFor(() => expect(dialog.getByRole('button', { name: /20 March 2026/ })).toHaveFocus());
      await expect(dialog.getByRole('button', { name: /14 March 2026/ })).toHaveAttribute('data-current');
    });
  },
};

export const WorkedByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  args: { value: '2026-03-20' },
  play: async ({ args, canvas, step }) => {
    await step('The calendar opens from the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await calendar();
    });
    await step('Arrow keys move by days and weeks, Page Down by months, Enter chooses', async () => {
      const dialog = await calendar();
      await waitFor(() => expect(dialog.getByRole('button', { name: /20 March 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
      await waitFor(() => expect(dialog.getByRole('button', { name: /28 April 2026/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-28');
    });
    await step('The calendar closes and focus is back in the field', async () => {
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('group').contains(document.activeElement)).toBe(true));
    });
  },
};

export const TodayAndClear: Story = {
  name: 'Today and Clear',
  args: { value: '2026-03-20' },
  play: async ({ args, canvas, step }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await step('Today is one press away', async () => {
      await open();
      await userEvent.click((await calendar()).getByRole('button', { name: 'Today' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-14');
    });
    await step('and so is no date', async () => {
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      await open();
      await userEvent.click((await calendar()).getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    });
  },
};

export const WithLimits: Story = {
  name: 'With limits',
  args: {
    value: '2026-03-20',
    minValue: '2026-03-10',
    maxValue: '2026-03-27',
    isDateUnavailable: (date) => date === '2026-03-24',
  },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await calendar();
    await step('Days outside the limits and taken days cannot be chosen', async () => {
      await expect(dialog.getByRole('button', { name: /\b9 March 2026/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(dialog.getByRole('button', { name: /24 March 2026/ }));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const OutsideTheLimits: Story = {
  name: 'Outside the limits',
  args: { value: '2026-03-20', minValue: '2026-03-10' },
  play: async ({ args, canvas, step }) => {
    await step('Nothing is said in the middle of typing', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('09');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-09');
      await expect(canvas.queryByText(/Choose a date/)).toBeNull();
    });
    await step('On leaving the field names the limit', async () => {
      await userEvent.click(document.body);
      await expect(canvas.getByText('Choose a date from 10 March 2026 on.')).toBeVisible();
    });
  },
};

export const OnlyHalfTyped: Story = {
  name: 'Only half typed',
  play: async ({ canvas, step }) => {
    await step('A day and a month are no date, and the field says so once it is left', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('1403');
      await userEvent.click(document.body);
      await expect(canvas.getByText('Enter the whole date: day, month and year.')).toBeVisible();
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { value: '2026-03-20', description: 'Guests see the menu from this day on.' },
};

export const Required: Story = {
  args: { isRequired: true, value: '2026-03-20' },
  play: async ({ canvas, step }) => {
    await step('What must be there cannot be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
      await expect((await calendar()).queryByRole('button', { name: 'Clear' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    });
  },
};

export const Error: Story = {
  args: { errorMessage: 'Field is required. Choose the first day.', isRequired: true },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: '2026-03-20', isReadOnly: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = { args: { value: '2026-03-20', isDisabled: true } };

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={4}>
      <DateField {...args} label="Empty" />
      <DateField {...args} label="Filled" value="2026-03-20" />
      <DateField {...args} label="Wrong" value="2026-03-20" errorMessage="Choose an earlier day." />
      <DateField {...args} label="Read-only" value="2026-03-20" isReadOnly />
      <DateField {...args} label="Disabled" value="2026-03-20" isDisabled />
    </Stack>
  ),
};

export const CalendarInForcedColours: Story = {
  ...Open,
  name: 'Open, with limits',
  tags: ['forced-colors'],
  args: { ...WithLimits.args },
};

export const WeekFromSunday: Story = {
  name: 'Week from Sunday',
  decorators: [
    (Story) => (
      <I18nProvider locale="en-US">
        <Story />
      </I18nProvider>
    ),
  ],
  args: { value: '2026-03-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('03/20/2026');
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const [first] = (await calendar()).getAllByRole('columnheader', { hidden: true });
    await expect(first).toHaveTextContent('Sun');
  },
};

export const German: Story = {
  decorators: [inGerman],
  args: { label: 'Gültig ab', value: '2026-03-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('20.03.2026');
  },
};

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'The first day on which guests find this menu by the code that stands on their table',
    isRequired: true,
    errorMessage: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and other long words break.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'من تاريخ', value: '2026-03-20' },
  play: async ({ canvas, step }) => {
    await step('The left arrow key goes to the next day', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const dialog = await calendar();
      const focusedDay = () => dialog.getAllByRole('button').find((day) => day === document.activeElement);
      await waitFor(() => expect(focusedDay()).toHaveTextContent('20'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(focusedDay()).toHaveTextContent('21'));
    });
  },
};
