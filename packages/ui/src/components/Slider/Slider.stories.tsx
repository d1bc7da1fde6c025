import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Stack } from '../Stack/index.ts';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'For a value that is found by trying and judged by eye, such as the zoom of a picture.\n\n- Don’t use it where the exact number matters: that is `NumberField`.\n- Don’t let it be the only way: show at once what the value does.',
      },
    },
  },
  args: {
    label: 'Zoom',
    value: 1.5,
    onChange: fn(),
    minValue: 1,
    maxValue: 4,
    step: 0.1,
    formatOptions: { style: 'percent' },
  },
  render: function Render(args) {
    return <Slider {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('The value is read out as it is written', async () => {
      await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '150%');
      await expect(canvas.getByText('150%')).toBeVisible();
    });
    await step('A press on the line moves the thumb there', async () => {
      const track = canvas.getByRole('slider').closest('[data-orientation]');
      if (track === null) throw new Error('The slider has no line.');
      const { left, top, width, height } = track.getBoundingClientRect();
      const middle = {
        clientX: left + width / 2,
        clientY: top + height / 2,
        button: 0,
        pointerType: 'mouse',
      };
      await fireEvent.pointerDown(track, middle);
      await fireEvent.pointerUp(track, middle);
      await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
    });
  },
};

export const WorkedByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    await step('Arrow keys move by a step', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1.7);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveValue('1.6');
    });
    await step('Home and End go to the limits and no further', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(slider).toHaveValue('4');
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(slider).toHaveValue('1');
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Drag the picture to choose what stays.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Drag the picture to choose what stays.',
    );
  },
};

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={4}>
      <Slider {...args} label="At its start" value={1} />
      <Slider {...args} label="In between" />
      <Slider {...args} label="At its end" value={4} />
      <Slider {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};

export const LabelHidden: Story = { name: 'Label hidden', args: { isLabelHidden: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'How close the picture is shown on guests’ phones and on the screens of the bar',
    description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and other long words break.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'تكبير' },
  play: async ({ args, canvas, step }) => {
    await step('The left arrow key goes on, as the line does', async () => {
      canvas.getByRole('slider').focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1.6);
    });
  },
};
