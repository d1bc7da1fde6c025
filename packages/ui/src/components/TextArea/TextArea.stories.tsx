import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  decorators: [inForm],
  args: { label: 'Description', value: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text: a description, a note, an address. It grows with what is typed.\n\n' +
          '- With a limit show the count; nothing that is pasted is cut off, the form says by how much it is too long.\n' +
          '- Don’t use it for one line: that is a `TextField`.',
      },
    },
  },
  render: function Render(args) {
    return <TextArea {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Enter makes a new line', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Description' }),
        'Grilled.{enter}With fennel.',
      );
      await expect(args.onChange).toHaveBeenLastCalledWith('Grilled.\nWith fennel.');
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'One or two sentences under the name.', placeholder: 'Whole fish from the grill …' },
};

export const WithCount: Story = {
  name: 'With count',
  args: { value: 'Grilled whole', showsCount: true, maxLength: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('13 of 300 characters');
  },
};

export const OverTheLimit: Story = {
  name: 'Over the limit',
  tags: ['forced-colors'],
  args: {
    value: '',
    showsCount: true,
    maxLength: 20,
    errorMessage: 'Field Length is not valid. Use at most 20 characters.',
  },
  play: async ({ canvas, step }) => {
    await step('Nothing that is pasted is cut off', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.paste('Grilled whole with fennel 🌿');
      await expect(canvas.getByRole('textbox')).toHaveValue('Grilled whole with fennel 🌿');
      await expect(canvas.getByText('7 too many of 20 characters')).toBeVisible();
    });
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = { args: { errorMessage: 'Field is required. Say what guests will taste.' } };

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: 'Grilled whole, with fennel.', isReadOnly: true },
};

export const Disabled: Story = { args: { value: 'Grilled whole, with fennel.', isDisabled: true } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  args: {
    value:
      'A whole sea bass from the grill, filled with lemon and wild fennel.\nServed with crushed potatoes, olives and a sauce of its roasted bones.\nFor two.\nAllow twenty-five minutes.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'الوصف',
    value: 'سمكة كاملة مشوية مع الشمر والليمون.',
    showsCount: true,
    maxLength: 300,
    countLabel: (count, limit) => `${count} من ${limit} حرف`,
  },
};

export const Filled: Story = { args: { value: 'Grilled whole, with fennel and lemon.' } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the field and the ring is seen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('What is typed is reported', async () => {
      await userEvent.keyboard('Grilled.{Enter}For two.');
      await expect(args.onChange).toHaveBeenLastCalledWith('Grilled.\nFor two.');
    });
  },
};
