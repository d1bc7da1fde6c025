import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { NumberField } from '../NumberField/index.ts';
import { TypedTextField } from './TypedTextField.tsx';

const meta = {
  title: 'Parts/TypedTextField',
  component: NumberField,
  subcomponents: { TypedTextField },
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'One line whose text stands for a number.\n\nA part of `NumberField`, `MoneyField` and `PercentField`, which say how it is read and written; not exported.',
      },
    },
  },
  args: { label: 'Covers', value: 12, onChange: fn() },
  render: function Render(args) {
    return <NumberField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unread: Story = {
  name: 'What cannot be read stays',
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Covers' });
    await step('It is said what is wrong, and nothing that was typed is lost', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'a dozen');
      await userEvent.tab();
      await expect(field).toHaveValue('a dozen');
      await expect(field).toBeInvalid();
    });
  },
};
