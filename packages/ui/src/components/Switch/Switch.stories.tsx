import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStorySelection } from '../../stories/useStoryValue.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Show prices', isSelected: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Turns one thing on or off at once, without saving.\n\n' +
          '- Name the thing, not the action: “Show prices”.\n' +
          '- Don’t use it in a form that is saved: that is a `Checkbox`.\n' +
          '- Don’t change its words with its state.',
      },
    },
  },
  render: function Render(args) {
    return <Switch {...args} {...useStorySelection(args)} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Space turns it on, a click on the text turns it off', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('switch', { name: 'Show prices' })).toBeChecked();
      await userEvent.click(canvas.getByText('Show prices'));
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const On: Story = { args: { isSelected: true } };

export const WithDescription: Story = {
  name: 'With description',
  args: { isSelected: true, description: 'Guests see prices on the QR menu.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Guests see prices on the QR menu.');
  },
};

export const Error: Story = {
  args: { errorMessage: 'Activation failed. Check the connection and try again.' },
};

export const ReadOnly: Story = { name: 'Read-only', args: { isSelected: true, isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledAndOn: Story = { name: 'Disabled and on', args: { isSelected: true, isDisabled: true } };

export const NameReadOutOnly: Story = {
  name: 'Name read out only',
  args: { isLabelHidden: true, children: 'Sea bass is active', isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Sea bass is active' })).toBeChecked();
  },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: {
    children: 'Show the calories of every dish and every size on the guest menu and on all screens',
    description: 'Dishes without a number show none.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'إظهار الأسعار', isSelected: true },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches it, Space turns it on and off', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('switch')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors', 'responsive'],
  render: (args) => (
    <Stack gap={3}>
      {[false, true].map((isSelected) => (
        <Inline key={String(isSelected)} gap={4}>
          <Switch {...args} isSelected={isSelected}>
            Plain
          </Switch>
          <Switch {...args} isSelected={isSelected} isReadOnly>
            Read-only
          </Switch>
          <Switch {...args} isSelected={isSelected} isDisabled>
            Disabled
          </Switch>
          <Switch {...args} isSelected={isSelected} errorMessage="Field is required.">
            Error
          </Switch>
        </Inline>
      ))}
    </Stack>
  ),
};
