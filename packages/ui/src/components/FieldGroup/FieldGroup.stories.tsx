import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, rightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Parts/FieldGroup',
  component: FieldGroup,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'Label, help and message of a field that is made of several controls.\n\nA part of `WeekdayPicker`, `DateRangeField` and `ImageField`, not exported. One control is a field of its own: see `Field`.',
      },
    },
  },
  args: {
    label: 'Served',
    description: 'At least one of the two.',
    onBlur: fn(),
    children: (
      <Inline gap={2}>
        <Button>At lunch</Button>
        <Button>At dinner</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Served' })).toHaveAccessibleDescription(
      'At least one of the two.',
    );
  },
};

export const Invalid: Story = {
  tags: ['forced-colors'],
  args: { isRequired: true, errorMessage: 'Choose when it is served.' },
  play: async ({ canvas, step }) => {
    await step('The message is announced and belongs to the group', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Choose when it is served.');
      await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
        'At least one of the two. Choose when it is served.',
      );
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Left by keyboard',
  tags: ['keyboard'],
  args: {
    after: (
      <Inline>
        <Button size="small">Copy from Monday</Button>
      </Inline>
    ),
  },
  play: async ({ args, canvas, step }) => {
    await step('Going from control to control stays inside', async () => {
      for (const control of canvas.getAllByRole('button')) {
        await userEvent.tab();
        await expect(control).toHaveFocus();
      }
      await expect(args.onBlur).not.toHaveBeenCalled();
    });
    await step('Going on leaves it', async () => {
      await userEvent.tab();
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only, without its star',
  args: { isReadOnly: true, isRequired: true, children: <p>At lunch</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('*')).not.toBeInTheDocument();
  },
};

export const HiddenLabel: Story = {
  name: 'Hidden label',
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Served' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'يقدم',
    description: 'واحد منهما على الأقل.',
    errorMessage: 'اختر متى يقدم.',
    isRequired: true,
    children: (
      <Inline>
        <Button>غداء</Button>
      </Inline>
    ),
  },
};
