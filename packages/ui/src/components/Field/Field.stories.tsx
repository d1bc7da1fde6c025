import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Root } from '../TextField/TextField.styles.ts';
import { Frame, TextInput } from './Field.styles.ts';
import { ariaFieldProps, FieldAffix, FieldBody } from './Field.tsx';

const meta = {
  title: 'Parts/Field',
  component: FieldBody,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'What every field has around its control, in the same order: label with its star, help, control, message.\n\nA part of the fields, not exported. A field of several controls is built on `FieldGroup` instead.',
      },
    },
  },
  args: { label: 'Name', children: null },
  render: ({ children: _children, ...args }) => (
    <Root {...ariaFieldProps(args)}>
      <FieldBody {...args}>
        <Frame>
          <TextInput />
        </Frame>
      </FieldBody>
    </Root>
  ),
} satisfies Meta<typeof FieldBody>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithHelp: Story = {
  name: 'With help',
  args: { description: 'As guests read it.', isRequired: true },
  play: async ({ canvas, step }) => {
    await step('Label and help belong to the input', async () => {
      const input = canvas.getByRole('textbox', { name: 'Name' });
      await expect(input).toHaveAccessibleDescription('As guests read it.');
      await expect(input).toBeRequired();
    });
    await step('Pressing the label goes to the input', async () => {
      await userEvent.click(canvas.getByText('Name'));
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};

export const Invalid: Story = {
  tags: ['forced-colors'],
  args: { description: 'As guests read it.', errorMessage: 'Enter a name.' },
  play: async ({ canvas, step }) => {
    await step('The message is read out with the help', async () => {
      await expect(canvas.getByRole('textbox')).toBeInvalid();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'As guests read it. Enter a name.',
      );
    });
  },
};

export const HiddenLabel: Story = {
  name: 'Hidden label',
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard, with affixes',
  tags: ['keyboard'],
  args: { label: 'Price' },
  render: ({ children: _children, ...args }) => (
    <Root {...ariaFieldProps(args)} aria-describedby="before after">
      <FieldBody {...args}>
        <Frame>
          <FieldAffix id="before" side="prefix">
            €
          </FieldAffix>
          <TextInput inputMode="decimal" />
          <FieldAffix id="after" side="suffix">
            each
          </FieldAffix>
        </Frame>
      </FieldBody>
    </Root>
  ),
  play: async ({ canvas, step }) => {
    await step('Tab reaches the input alone; what stands around it is read out', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('€ each');
      await userEvent.keyboard('12.50');
    });
  },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: {
    label: 'How the kitchen calls this dish when the guests’ name for it is too long to shout',
    description:
      'Shown on tickets and nowhere else, so that the pass can be worked with one look at the paper.',
    errorMessage:
      'Use at most 40 characters; this name has 63. Leave the sides out, tickets list them below.',
    isRequired: true,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'الاسم', description: 'كما يقرؤه الضيوف.', errorMessage: 'أدخل اسمًا.', isRequired: true },
};
