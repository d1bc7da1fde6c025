import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from 'react-aria-components/Select';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inForm, pageRightToLeft } from '../../stories/surroundings.tsx';
import { Trigger } from '../Select/Select.styles.ts';
import { OptionList } from './OptionList.tsx';

const choose = fn();

const meta = {
  title: 'Parts/OptionList',
  component: OptionList,
  decorators: [inForm],
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'The floating list of options under a field, as wide as the field.\n\nA part of `Select`, `ComboBox` and `MultiSelect`, not exported. Actions are a `Menu`.',
      },
    },
  },
  args: {
    options: [
      { id: 'phone', label: 'Phones', icon: 'smartphone' },
      { id: 'code', label: 'Printed codes', icon: 'qrCode' },
      { id: 'screen', label: 'Screens, from next week', icon: 'screen', isDisabled: true },
    ],
  },
  beforeEach: () => void choose.mockClear(),
  render: (args) => (
    <Select aria-label="Shown on" onChange={choose}>
      <Trigger>The field</Trigger>
      <OptionList {...args} />
    </Select>
  ),
} satisfies Meta<typeof OptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const isOpen = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());

export const Open: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button'));
    await isOpen();
    await step('What cannot be chosen says so', async () => {
      await expect(screen.getByRole('option', { name: /Screens/ })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Worked by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Typing goes to an option, Enter chooses it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await isOpen();
      await userEvent.keyboard('pr');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Printed codes' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(choose).toHaveBeenCalledWith('code');
    });
    await step('The list closes, and the focus is back at the field', async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
    await step('The chosen option carries a tick when it opens again', async () => {
      await userEvent.keyboard('{Enter}');
      await isOpen();
      await expect(screen.getByRole('option', { name: 'Printed codes' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  },
};

export const Nothing: Story = {
  name: 'Nothing to choose',
  args: { options: [], emptyMessage: 'No screen matches. Add one under Screens.' },
  render: (args) => (
    <Select aria-label="Shown on" allowsEmptyCollection>
      <Trigger>The field</Trigger>
      <OptionList {...args} />
    </Select>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('No screen matches. Add one under Screens.')).toBeVisible());
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: {
    options: [
      { id: 'phone', label: 'هواتف', icon: 'smartphone' },
      { id: 'code', label: 'رموز مطبوعة', icon: 'qrCode' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await isOpen();
  },
};
