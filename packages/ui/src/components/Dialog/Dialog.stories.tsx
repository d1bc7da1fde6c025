import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dialogSizes } from './Dialog.styles.ts';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  argTypes: { size: choice(dialogSizes) },
  parameters: {
    docs: {
      description: {
        component:
          'A short task above the page: rename, choose, a form of a few fields. It closes by Escape, by a press outside and by its button, keeps the focus and gives it back. On phones it is a sheet at the foot. Do not use it for a question before a deletion (`AlertDialog`), for a form worth a page of its own, or on top of another dialog.',
      },
      story: { inline: false, height: '420px' },
    },
  },
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

export const Open: Story = {
  tags: ['responsive', 'forced-colors'],
};

function WithForm(props: DialogProps) {
  const [name, setName] = useState('All day');
  return (
    <Dialog {...props}>
      <TextField label="Menu name" value={name} onChange={setName} isRequired />
    </Dialog>
  );
}

export const WithAForm: Story = { name: 'With a form', render: (args) => <WithForm {...args} /> };

function ClosedByAnAnswer() {
  const [isOpen, setIsOpen] = useState(false);
  const save = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    setIsOpen(false);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Rename</Button>
      {isOpen && (
        <Dialog
          title="Rename menu"
          isOpen
          onOpenChange={setIsOpen}
          footer={<Button onPress={() => void save()}>Rename menu</Button>}
        >
          The printed codes keep working.
        </Dialog>
      )}
    </>
  );
}

export const GivesFocusBack: Story = {
  name: 'Closed by an answer, it gives the focus back',
  tags: ['no-picture'], // It ends with the button alone.
  render: () => <ClosedByAnAnswer />,
  play: async ({ canvas, step }) => {
    const body = within(document.body);
    const opens = canvas.getByRole('button', { name: 'Rename' });
    // The browser's next frame may come before React has made the page reachable, or after it.
    for (const time of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
      await step(`For the ${time} time`, async () => {
        await userEvent.click(opens);
        await userEvent.click(await body.findByRole('button', { name: 'Rename menu' }));
        await waitFor(() => expect(opens).toHaveFocus(), { timeout: 2000 });
      });
    }
  },
};

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
  play: async ({ step }) => {
    await step(
      'The text scrolls by keyboard under the name of the dialog, the buttons stay in view',
      async () => {
        const dialog = await within(document.body).findByRole('dialog');
        const text = await within(dialog).findByRole('group', { name: 'Rename menu' });
        await expect(text).toHaveAttribute('tabindex', '0');
        const button = within(dialog).getByRole('button', { name: 'Cancel' });
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      },
    );
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
  tags: ['keyboard'],
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

export const EverySize: Story = {
  name: 'Medium size',
  args: { size: 'medium' },
};

export const WithoutButtons: Story = { name: 'Without buttons', args: { footer: undefined } };

export const LongOnAPhone: Story = {
  name: 'Long text, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: LongText.args,
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(right - left).toBe(innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: {
    title: 'إعادة تسمية القائمة',
    closeLabel: 'إغلاق',
    children: 'تظل الرموز المطبوعة صالحة.',
    footer: (
      <>
        <Button>إلغاء</Button>
        <Button variant="primary">إعادة التسمية</Button>
      </>
    ),
  },
};
