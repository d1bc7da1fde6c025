import { useState } from 'react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withHeldTimers } from '../../stories/heldTimers.ts';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { timings } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { toast, toastQueue } from '../Toast/toast-queue.ts';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { Foot, LongPage } from './SaveBar.stories.styles.ts';

const meta = {
  title: 'Layout/SaveBar',
  component: SaveBar,
  parameters: {
    docs: {
      description: {
        component:
          'Appears at the foot of a form with the first change, names what is not saved and offers to save or discard it. It is announced when it comes, and so is why a save failed (`failure`). Do not show it before anything changed, and never let it cover the last field: it stands in the flow at the end of the form.',
      },
    },
  },
  args: {
    isVisible: true,
    message: 'Price and ingredients changed',
    announcement: 'You have unsaved changes',
    saveLabel: 'Save item',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;

type Story = StoryObj<typeof meta>;

const atTheFoot: Decorator = (Story) => (
  <Foot>
    <Story />
  </Foot>
);

export const Unsaved: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step(
      'It is said once and calmly; what is unsaved is read with the button that saves it',
      async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent(/^You have unsaved changes$/);
        await expect(canvas.getByRole('button', { name: 'Save item' })).toHaveAccessibleDescription(
          'Price and ingredients changed',
        );
      },
    );
  },
};

export const SaysWhatItDoes: Story = {
  name: 'Says what saving does',
  args: { detail: 'Live on 2 screens at once, on Window when it is back.' },
  play: async ({ canvas, step }) => {
    await step('It is read with the button that saves', async () => {
      await expect(canvas.getByRole('button', { name: 'Save item' })).toHaveAccessibleDescription(
        /Live on 2 screens at once/,
      );
    });
  },
};

export const Wide: Story = {
  name: 'Below a table',
  args: { isWide: true, message: '2 cells are not saved', saveLabel: 'Save changes' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('It is as wide as what stands above it', async () => {
      const save = canvas.getByRole('button', { name: 'Save changes' }).getBoundingClientRect();
      await expect(save.right).toBeGreaterThan(canvasElement.getBoundingClientRect().right - 48);
    });
  },
};

export const TwoWays: Story = {
  name: 'Two ways to save',
  args: { otherLabel: 'Save and add another', onSaveOther: fn(), moreLabel: 'More ways to save' },
  play: async ({ args, canvas, step }) => {
    await step('The other way stands beside the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save and add another' }));
      await expect(args.onSaveOther).toHaveBeenCalledOnce();
    });
  },
};

export const TwoWaysOnAPhone: Story = {
  name: 'Two ways to save, on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { ...TwoWays.args, saveLabel: 'Save changes', shortMessage: '2 changes' },
  play: async ({ args, canvas, step }) => {
    await step('It says in short how much is unsaved', async () => {
      await expect(canvas.getByText('2 changes')).toBeVisible();
      await expect(canvas.queryByText('Price and ingredients changed')).toBeNull();
    });
    await step('The other way opens from beside the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }));
      const other = await within(document.body).findByRole('menuitem', { name: 'Save and add another' });
      await userEvent.click(other);
      await waitFor(() => expect(args.onSaveOther).toHaveBeenCalledOnce());
    });
  },
};

export const Saving: Story = { args: { isPending: true } };

export const Failed: Story = {
  name: 'The save failed',
  tags: ['responsive', 'forced-colors'],
  args: {
    failure: 'The server took too long to answer. Check the connection and try again.',
    saveLabel: 'Try again',
  },
  play: async ({ args, canvas, step }) => {
    await step('The bar says why, aloud, beside the button that tries again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/took too long to answer/);
      await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const Narrow: Story = {
  tags: ['responsive'],
  globals: { viewport: { value: 'phone' } },
};

export const NothingChanged: Story = {
  name: 'Nothing changed',
  args: { isVisible: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('The harmless button comes first', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    });
    await step('Enter on the second saves', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
  },
};

function InAForm(props: SaveBarProps) {
  const [isVisible, setIsVisible] = useState(true);
  return (
    <>
      <SaveBar {...props} isVisible={isVisible} onDiscard={() => setIsVisible(false)} />
      <Button>After the form</Button>
    </>
  );
}

export const FocusStays: Story = {
  name: 'Focus stays where it stood',
  render: (args) => <InAForm {...args} />,
  play: async ({ canvas }) => {
    const discard = canvas.getByRole('button', { name: 'Discard' });
    discard.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(discard).not.toBeInTheDocument());
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After the form' })).toHaveFocus();
  },
};

/** A form whose first change is made in its last field, at the window's foot. */
function LongForm(props: SaveBarProps) {
  const [name, setName] = useState('');
  return (
    <>
      <LongPage>
        <TextField label="Last field" value={name} onChange={setName} />
      </LongPage>
      <SaveBar {...props} isVisible={name !== ''} />
    </>
  );
}

export const ComesOverAField: Story = {
  name: 'Comes over a field',
  tags: ['scrolled'],
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Last field' });
    const seen = () => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    };
    await step('The field stands at the window’s foot', async () => {
      field.focus();
      field.scrollIntoView({ block: 'end', behavior: 'instant' });
      await expect(seen()).toBe(true);
    });
    await step('Typing brings the bar, and the field stays in sight', async () => {
      await userEvent.keyboard('S');
      await canvas.findByRole('button', { name: 'Save item' });
      await waitFor(() => expect(seen()).toBe(true));
    });
  },
};

export const LongText: Story = {
  name: 'Long text, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    message: 'End of the business day, what guests are told and language of your dishes changed',
    saveLabel: 'Save changes to this item',
    discardLabel: 'Discard all of them',
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

export const BelowAToast: Story = {
  name: 'Below a toast',
  globals: { viewport: { value: 'phone' } },
  decorators: [atTheFoot],
  beforeEach: () => () => toastQueue.clear(),
  play: ({ canvas, step }) =>
    withHeldTimers(async (advance) => {
      await step('A toast leaves the buttons in reach', async () => {
        toast('Picture saved.');
        advance(timings.toastDelay);
        const message = await within(document.body).findByText('Picture saved.');
        const save = canvas.getByRole('button', { name: 'Save item' });
        await waitFor(() =>
          expect(message.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
        );
      });
    }),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { message: 'تغيّر السعر والمكونات', saveLabel: 'حفظ الطبق', discardLabel: 'تجاهل' },
};
