import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/index.ts';
import { choice } from '../../stories/choice.ts';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { iconNames } from '../../icons/icon-names.ts';
import { Inline } from '../Inline/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes), icon: choice(iconNames) },
  args: { icon: 'edit', label: 'Edit "Sea bass"', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A button that is only an icon, for actions everybody knows by their drawing, or that repeat in every row.\n\n' +
          '- Name the thing it acts on in the label: "Edit “Sea bass”". The label is also the tooltip.\n' +
          '- Don’t use it for an action people meet rarely; write it out in a `Button`.\n' +
          '- Don’t put two icons beside each other that look alike.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', icon: 'copy', label: 'Copy link' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, step }) => {
    await step('The name stays and a press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(args.label, 'u') }));
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const NamedByTooltip: Story = {
  name: 'Named by its tooltip',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Enter presses the button', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus();
    });
    await step('and coming to it by keyboard shows its name', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(args.label);
    });
  },
};

export const EverySize: Story = {
  name: 'Every size',
  render: (args) => (
    <Inline gap={3}>
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} label={`Edit, ${size}`} />
      ))}
    </Inline>
  ),
};

export const EveryVariant: Story = {
  name: 'Every variant',
  tags: ['forced-colors', 'responsive'],
  render: (args) => (
    <Inline gap={3}>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={2}>
          <IconButton {...args} variant={variant} label={`Edit, ${variant}`} />
          <IconButton {...args} variant={variant} label={`Edit, ${variant}, disabled`} isDisabled />
        </Inline>
      ))}
    </Inline>
  ),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'تعديل', variant: 'secondary' },
};
