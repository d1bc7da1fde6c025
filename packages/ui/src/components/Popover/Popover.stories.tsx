import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'More about the control that opens it: a list that did not fit, a few settings.\n\n- Don’t use it for what must be answered: that is `Dialog`.\n- Don’t use it for a list of actions: that is `MenuButton`.\n- Don’t hide in it what people need to know.',
      },
    },
  },
  args: {
    label: 'Where it is live',
    trigger: <Button icon="globe">On 2 menus, 3 screens</Button>,
    children: <Text size="small">All day, Evening, and the screens Bar, Window and Terrace.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['forced-colors', 'responsive'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const shown = await within(document.body).findByRole('dialog', { name: 'Where it is live' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Enter opens it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await within(document.body).findByRole('dialog');
    });
    await step('Escape closes it and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
  },
};

export const ClosedOutside: Story = {
  name: 'Closed by a press outside',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(document.body).findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  ...Open,
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    children: (
      <Text size="small">
        All day, Evening, and the screens Bar, Window and Terrace.
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and other long words break, and what is
        long wraps instead of leaving the phone.
      </Text>
    ),
  },
};

export const RightToLeft: Story = {
  ...Open,
  name: 'Right to left',
  tags: [],
  decorators: [rightToLeft],
  args: {
    label: 'أين يظهر',
    trigger: <Button icon="globe">في قائمتين</Button>,
    children: <Text size="small">طوال اليوم والمساء.</Text>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const shown = await within(document.body).findByRole('dialog', { name: 'أين يظهر' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
