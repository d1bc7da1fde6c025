import { parseDate, parseTime } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from 'react-aria-components/DateField';
import { TimeField } from 'react-aria-components/TimeField';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, rightToLeft } from '../../stories/surroundings.tsx';
import { DateInput } from './DateInput.tsx';
import { SegmentFrame } from './DateInput.styles.ts';

const change = fn();

const meta = {
  title: 'Parts/DateInput',
  component: DateInput,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'Where a date or a time is typed part by part, in the order of the locale.\n\nA part of `DateField`, `DateRangeField` and `TimeField`, not exported: ask with one of them.',
      },
    },
  },
  beforeEach: () => void change.mockClear(),
  render: (args) => (
    <DateField aria-label="Served from" placeholderValue={parseDate('2026-03-14')} onChange={change}>
      <SegmentFrame>
        <DateInput {...args} />
      </SegmentFrame>
    </DateField>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await step('Each part says what it asks for', async () => {
      for (const part of ['day', 'month', 'year'])
        await expect(canvas.getByRole('spinbutton', { name: new RegExp(part) })).toBeVisible();
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Digits go on from part to part', async () => {
      await userEvent.tab();
      await userEvent.keyboard('01042026');
      await expect(String(change.mock.lastCall?.[0])).toBe('2026-04-01');
    });
    await step('Arrow keys change a part and walk between parts', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
      await expect(String(change.mock.lastCall?.[0])).toBe('2026-05-01');
    });
  },
};

export const Time: Story = {
  render: (args) => (
    <TimeField aria-label="Opens" defaultValue={parseTime('09:30')} shouldForceLeadingZeros>
      <SegmentFrame slot={null} role="presentation">
        <DateInput {...args} />
      </SegmentFrame>
    </TimeField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('09');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <DateField aria-label="Served from" defaultValue={parseDate('2026-03-20')} isDisabled>
      <SegmentFrame>
        <DateInput {...args} />
      </SegmentFrame>
    </DateField>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).not.toHaveFocus();
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
