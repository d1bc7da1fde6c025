import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, inGerman, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Stack } from '../Stack/index.ts';
import { Rating, type RatingProps } from './Rating.tsx';

const onChange = fn<(value: number) => void>();

const meta = {
  title: 'Fields/Rating',
  component: Rating,
  decorators: [inForm],
  args: { label: 'How was the food?', value: null, onChange },
  parameters: {
    docs: {
      description: {
        component:
          'How good something was, in five stars: asked in a form, or read-only as the average of many answers.\n\n' +
          '- Give averages read-only; they may have halves, and the exact figure is read out.\n' +
          '- Don’t rely on the stars alone where the figure matters: write it beside them.\n' +
          '- Don’t use it for anything but a judgement: a quantity is a `NumberField`.',
      },
    },
  },
  render: function Render(args: RatingProps) {
    const field = useStoryValue<number | null>({
      value: args.value,
      onChange: (value) => value !== null && args.onChange?.(value),
    });
    return <Rating {...args} {...field} />;
  },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: sizes.rating
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('A click on the fourth star gives four of five', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));
      await expect(onChange).toHaveBeenLastCalledWith(4);
      await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    });
  },
};

export const Filled: Story = { args: { value: 3 } };

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Only the kitchen sees it.', value: 5 },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { isRequired: true, errorMessage: 'Field is required. Choose one to five stars.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose one to five stars/);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { label: 'Rating by guests', value: 4, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Rating by guests' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4 of 5' })).toBeVisible();
  },
};

export const HalfStars: Story = {
  name: 'Half stars',
  tags: ['forced-colors', 'responsive'],
  args: { isReadOnly: true },
  render: (args) => (
    <Stack gap={3}>
      {[0, 0.5, 2.4, 3.6, 4.5, 5].map((value) => (
        <Rating key={value} {...args} label={`Rated ${value}`} value={value} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('The exact figure is read out', async () => {
      await expect(canvas.getByRole('img', { name: '2.4 of 5' })).toBeVisible();
    });
  },
};

export const NotRated: Story = {
  name: 'Not rated',
  args: { label: 'Rating by guests', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0 of 5' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: 2, isDisabled: true } };

export const TenStars: Story = {
  name: 'Ten stars',
  decorators: [onNarrowPhone],
  args: { length: 10, value: 7 },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard', 'forced-colors'],
  args: { value: 2 },
  play: async ({ canvas, step }) => {
    await step('Tab reaches the given stars, the arrow keys give more or fewer', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: '2 of 5' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(onChange).toHaveBeenLastCalledWith(4);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(onChange).toHaveBeenLastCalledWith(3);
    });
  },
};

export const German: Story = {
  decorators: [inGerman],
  args: {
    label: 'Bewertung der Gäste',
    value: 3.5,
    isReadOnly: true,
    valueLabel: (value, length) => `${value} von ${length}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3,5 von 5' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'تقييم الضيوف', value: 3.5, isReadOnly: true },
};
