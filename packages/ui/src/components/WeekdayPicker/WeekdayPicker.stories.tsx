import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Stack } from '../Stack/index.ts';
import { WeekdayPicker } from './WeekdayPicker.tsx';

const meta = {
  title: 'Fields/WeekdayPicker',
  component: WeekdayPicker,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'The days of the week on which something happens, such as those on which a menu is served. The locale decides the first day and which days are the weekend; Monday is always 1.\n\n- Don’t use it for one day only: that is `Select`.\n- Don’t leave it open whether no day means never or always: say it in the description.',
      },
    },
  },
  args: { label: 'Served on', value: [], onChange: fn() },
  render: function Render(args) {
    return <WeekdayPicker {...args} {...useStoryValue({ ...args, value: [...args.value] })} />;
  },
} satisfies Meta<typeof WeekdayPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Pressed days are chosen, in the order of the week', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Friday' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Monday' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([1, 5]);
      await expect(canvas.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Pressed again they are not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Monday' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([5]);
    });
  },
};

export const WorkedByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Arrow keys move, Space chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
      await expect(canvas.getByRole('button', { name: 'Wednesday' })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith([3]);
    });
  },
};

export const WithQuickChoices: Story = {
  name: 'With quick choices',
  tags: ['responsive'],
  args: { hasQuickChoices: true, value: [1, 2, 3] },
  play: async ({ args, canvas, step }) => {
    await step('One press chooses many days', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Every day' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6, 7]);
      await userEvent.click(canvas.getByRole('button', { name: 'Weekend' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([6, 7]);
      await userEvent.click(canvas.getByRole('button', { name: 'Weekdays' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5]);
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { value: [5, 6], description: 'No day chosen: the menu is never served.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { isRequired: true, errorMessage: 'Field is required. Choose at least one day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Served on/ })).toHaveAccessibleDescription(
      'Field is required. Choose at least one day.',
    );
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: [1, 2, 5], isReadOnly: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Monday, Tuesday and Friday');
  },
};

export const Disabled: Story = { args: { value: [1, 2], isDisabled: true, hasQuickChoices: true } };

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={4}>
      <WeekdayPicker {...args} label="Empty" />
      <WeekdayPicker {...args} label="Some days" value={[1, 2, 3]} hasQuickChoices />
      <WeekdayPicker {...args} label="Wrong" errorMessage="Choose at least one day." />
      <WeekdayPicker {...args} label="Read-only" value={[1, 2, 5]} isReadOnly />
      <WeekdayPicker {...args} label="Disabled" value={[1, 2]} isDisabled />
    </Stack>
  ),
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
  args: { value: [7] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName('Sunday');
  },
};

export const German: Story = { decorators: [inGerman], args: { label: 'Serviert am', value: [1, 2] } };

export const LongNames: Story = {
  name: 'Long names of days',
  decorators: [
    onNarrowPhone,
    (Story) => (
      <I18nProvider locale="pt-PT">
        <div lang="pt">
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
  args: { label: 'Servido em', value: [1, 2, 7] },
  play: async ({ canvas, step }) => {
    await step('Every name fits into its day', async () => {
      for (const day of canvas.getAllByRole('button')) {
        const name = day.querySelector('span');
        await expect(name?.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
      }
    });
  },
};

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  decorators: [onNarrowPhone],
  args: {
    label: 'The days on which guests find this menu by the code that stands on their table',
    value: [1, 2, 3],
    hasQuickChoices: true,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'يقدم في',
    value: [1, 2],
    hasQuickChoices: true,
    everyDayLabel: 'كل يوم',
    weekdaysLabel: 'أيام العمل',
    weekendLabel: 'نهاية الأسبوع',
  },
};
