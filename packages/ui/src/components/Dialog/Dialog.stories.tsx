import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dialogSizes } from './Dialog.styles.ts';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  argTypes: { size: choice(dialogSizes) },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Rename menu',
    isOpen: true,
    onOpenChange: fn(),
    children: 'The printed codes keep working.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Rename menu</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

function WithForm(props: DialogProps) {
  const [name, setName] = useState('All day');
  return (
    <Dialog {...props}>
      <TextField label="Menu name" value={name} onChange={setName} isRequired />
    </Dialog>
  );
}

export const WithAForm: Story = { name: 'With a form', render: (args) => <WithForm {...args} /> };

export const LongText: Story = {
  name: 'Long text',
  args: {
    size: 'medium',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        The service charge is added for tables of six and more. Guests see this line below every menu and on
        the bill.
      </p>
    )),
  },
};

function WithTrigger(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Rename menu …</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const KeepsAndReturnsFocus: Story = {
  name: 'Keeps and returns focus',
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Rename menu …' });
    await step('Opening moves focus into the dialog', async () => {
      await userEvent.click(opener);
      const dialog = await within(document.body).findByRole('dialog', { name: 'Rename menu' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Tab never leaves it', async () => {
      const dialog = within(document.body).getByRole('dialog');
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('Escape closes it and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
