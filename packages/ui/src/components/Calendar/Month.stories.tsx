import { parseDate } from '@internationalized/date';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from 'react-aria-components/Calendar';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Month } from './Month.tsx';

const choose = fn();

/** As narrow as the popover of a field. */
const asInPopover: Decorator = (Story) => (
  <div style={{ inlineSize: '18rem' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Parts/Month',
  component: Month,
  parameters: {
    docs: {
      description: {
        component:
          'A month of days, as `DateField` and `DateRangeField` open it. The locale decides the first day of the week.\n\nA part of the two fields, not exported: ask for a day with one of them.',
      },
    },
  },
  args: { today: '2026-03-14' },
  decorators: [asInPopover],
  beforeEach: () => void choose.mockClear(),
  render: (args) => (
    <Calendar
      aria-label="Served from"
      defaultValue={parseDate('2026-03-20')}
      minValue={parseDate('2026-03-05')}
      onChange={choose}
    >
      <Month {...args} />
    </Calendar>
  ),
} satisfies Meta<typeof Month>;

export default meta;

type Story = StoryObj<typeof meta>;

/** react-aria adds a second button that only screen readers meet. */
const visible = { selector: '[slot]' };

export const OneDay: Story = {
  name: 'One day',
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Today is marked, and days before the first possible one cannot be chosen', async () => {
      await expect(canvas.getByRole('button', { name: /^Today, .*14 March 2026/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: / 4 March 2026/ }));
      await expect(choose).not.toHaveBeenCalled();
    });
    await step('Another day is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /24 March 2026/ }));
      await expect(String(choose.mock.lastCall?.[0])).toBe('2026-03-24');
    });
    await step('The month after it is too, and none without a day that can be chosen', async () => {
      await userEvent.click(canvas.getByLabelText('Next', visible));
      await expect(canvas.getByRole('heading', { name: /April 2026/ })).toBeVisible();
      await userEvent.click(canvas.getByLabelText('Previous', visible));
      await expect(canvas.getByRole('heading', { name: /March 2026/ })).toBeVisible();
      await expect(canvas.getByLabelText('Previous', visible)).toBeDisabled();
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Arrow keys move by days and weeks, Enter chooses', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Next', visible)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /20 March 2026/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
      await expect(String(choose.mock.lastCall?.[0])).toBe('2026-03-28');
    });
  },
};

const aWeek = { start: parseDate('2026-03-11'), end: parseDate('2026-03-17') };

export const Range: Story = {
  tags: ['forced-colors'],
  args: { isRange: true },
  render: (args) => (
    <RangeCalendar aria-label="Valid" defaultValue={aWeek} onChange={choose}>
      <Month {...args} />
    </RangeCalendar>
  ),
  play: async ({ canvas, step }) => {
    await step('Two presses choose from and until', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /23 March 2026/ }));
      await userEvent.click(canvas.getByRole('button', { name: /27 March 2026/ }));
      const { start, end } = choose.mock.lastCall?.[0] ?? {};
      await expect([String(start), String(end)]).toEqual(['2026-03-23', '2026-03-27']);
    });
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
