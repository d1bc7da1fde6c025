import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Stack } from '../Stack/index.ts';
import { DateRangeField } from './DateRangeField.tsx';

const december = { start: '2026-12-01', end: '2026-12-26' };

const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  decorators: [inForm],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'The first and the last day of something, such as a seasonal menu. Either end may stay open.\n\n- Say in the description what an open end means: "Empty: until you change it."\n- Don’t use it for one day: that is `DateField`.',
      },
    },
  },
  args: {
    label: 'Dates',
    value: { start: null, end: null },
    onChange: fn(),
    today: '2026-12-05',
  },
  render: function Render(args) {
    return <DateRangeField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

const calendar = async () => within(await within(document.body).findByRole('dialog'));
const isClosed = () => expect(within(document.body).queryByRole('dialog')).toBeNull();

export const Empty: Story = {
  args: { description: 'Leave an end empty to keep it open.' },
  play: async ({ args, canvas, step }) => {
    await step('Both days are typed one after the other', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /^day, .*First day/ }));
      await userEvent.keyboard('01122026');
      await userEvent.tab();
      await userEvent.keyboard('26122026');
      await expect(args.onChange).toHaveBeenLastCalledWith(december);
    });
  },
};

export const Filled: Story = { args: { value: december } };

export const OpenEnd: Story = {
  name: 'Open end',
  args: { value: { start: '2026-12-01', end: null }, description: 'Leave an end empty to keep it open.' },
};

export const Open: Story = {
  tags: ['responsive', 'forced-colors'],
  args: { value: december },
  play: async ({ canvas, step }) => {
    await step('The calendar shows the whole range', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Choose in the calendar/ }));
      const dialog = await calendar();
      await waitFor(() => expect(dialog.getByRole('heading', { name: 'December 2026' })).toBeVisible());
      await expect(dialog.getByRole('button', { name: /\b15 December 2026/ })).toHaveAttribute(
        'data-selected',
      );
      await waitFor(() => expect(dialog.getByRole('button', { name: /\b1 December 2026/ })).toHaveFocus());
    });
  },
};

export const WorkedByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  args: { value: december },
  play: async ({ args, canvas, step }) => {
    await step('The calendar is reached with Tab and opened with Enter', async () => {
      for (let part = 0; part < 7; part += 1) await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Choose in the calendar/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Enter on a first and on a last day chooses what is between', async () => {
      const dialog = await calendar();
      await waitFor(() => expect(dialog.getByRole('button', { name: /\b1 December 2026/ })).toHaveFocus());
      // After the first day the one behind it has the focus.
      await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-02', end: '2026-12-10' });
      await waitFor(isClosed);
    });
  },
};

export const WithoutEnd: Story = {
  name: 'Without an end, in the calendar',
  args: { value: december },
  play: async ({ args, canvas, step }) => {
    await step('A first day and "No end" leave the end open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Choose in the calendar/ }));
      const dialog = await calendar();
      await userEvent.click(dialog.getByRole('button', { name: /\b7 December 2026/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'No end' }));
      await waitFor(isClosed);
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-07', end: null });
    });
    await step('"No start" keeps the last day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Choose in the calendar/ }));
      await userEvent.click((await calendar()).getByRole('button', { name: /\b7 December 2026/ }));
      await userEvent.click((await calendar()).getByRole('button', { name: 'No start' }));
      await waitFor(isClosed);
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-12-07' });
    });
  },
};

export const Reversed: Story = {
  args: { value: { start: '2026-12-26', end: '2026-12-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dates' })).toHaveAccessibleDescription(
      /The last day is before the first/,
    );
  },
};

export const OutsideTheLimits: Story = {
  name: 'Outside the limits',
  args: { value: december, minValue: '2026-12-05', maxValue: '2026-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a date from 5 December 2026 to 31 December 2026.')).toBeVisible();
  },
};

export const OnlyHalfTyped: Story = {
  name: 'Only half typed',
  play: async ({ canvas, step }) => {
    await step('Half a date is no open end', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /^day, .*Last day/ }));
      await userEvent.keyboard('2612');
      await userEvent.click(document.body);
      await expect(canvas.getByText('Enter whole dates: day, month and year.')).toBeVisible();
    });
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { value: december, errorMessage: 'Another menu is on at this time. Choose other days.' },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: december, isReadOnly: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = { args: { value: december, isDisabled: true } };

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={4}>
      <DateRangeField {...args} label="Empty" />
      <DateRangeField {...args} label="Filled" value={december} />
      <DateRangeField {...args} label="Wrong" value={december} errorMessage="Choose other days." />
      <DateRangeField {...args} label="Read-only" value={december} isReadOnly />
      <DateRangeField {...args} label="Disabled" value={december} isDisabled />
    </Stack>
  ),
};

export const German: Story = { decorators: [inGerman], args: { label: 'Zeitraum', value: december } };

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'The days on which guests find this menu by the code that stands on their table',
    value: december,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'التواريخ',
    value: december,
    calendarLabel: 'التقويم',
    noStartLabel: 'بلا بداية',
    noEndLabel: 'بلا نهاية',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await calendar();
  },
};
