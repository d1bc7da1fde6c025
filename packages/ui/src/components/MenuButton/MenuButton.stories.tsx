import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/index.ts';
import { choice } from '../../stories/choice.ts';
import { iconNames } from '../../icons/icon-names.ts';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { MenuButton } from './MenuButton.tsx';

const onDuplicate = fn();

const meta = {
  title: 'Actions/MenuButton',
  component: MenuButton,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes), icon: choice(iconNames) },
  args: {
    label: 'More actions for "Sea bass"',
    items: [
      { id: 'edit', label: 'Edit', icon: 'edit', href: '#edit' },
      { id: 'duplicate', label: 'Duplicate', icon: 'duplicate', onAction: onDuplicate },
      { id: 'move', label: 'Move to …', icon: 'arrowEnd', isDisabled: true },
      { id: 'delete', label: 'Delete', icon: 'delete', isDestructive: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Opens a list of actions on one thing: a row, a page, an account.\n\n' +
          '- Put what destroys something last and mark it; three to seven entries.\n' +
          '- Don’t hide the one action people come for in a menu: give it a `Button`.\n' +
          '- Don’t use it to choose a value: that is a `Select`.',
      },
    },
  },
} satisfies Meta<typeof MenuButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { label: 'Actions' } };

export const WithAnIcon: Story = { name: 'With an icon', args: { label: 'Export', icon: 'download' } };

export const IconOnly: Story = { name: 'Icon only', args: { hidesLabel: true } };

export const Open: Story = {
  tags: ['forced-colors', 'responsive'],
  args: { hidesLabel: true },
  play: async ({ canvas, step }) => {
    await step('A press opens the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /More actions/ }));
      const menu = await within(document.body).findByRole('menu');
      await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4);
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { label: 'Actions' },
  play: async ({ canvas, step }) => {
    onDuplicate.mockClear();
    await step('Arrow down opens it, letters find an entry, Enter does it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await within(document.body).findByRole('menu');
      await userEvent.keyboard('dup{Enter}');
      await expect(onDuplicate).toHaveBeenCalledOnce();
    });
    await step('and focus comes back to the button', async () => {
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
  },
};

export const Disabled: Story = {
  args: { label: 'Actions', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toBeDisabled();
  },
};

export const EveryVariantAndSize: Story = {
  name: 'Every variant and size',
  render: (args) => (
    <Stack gap={3}>
      {buttonSizes.map((size) => (
        <Inline key={size} gap={3}>
          {buttonVariants.map((variant) => (
            <MenuButton key={variant} {...args} label="Actions" variant={variant} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'إجراءات', items: [{ id: 'edit', label: 'تعديل', icon: 'edit' }] },
};

export const WithAChoice: Story = {
  name: 'With a choice',
  args: {
    label: 'Sea bass',
    items: [
      {
        id: 'available',
        label: 'Available',
        description: 'Guests can order it.',
        icon: 'success',
        isChosen: true,
      },
      {
        id: 'hidden',
        label: 'Hidden',
        description: 'Guests do not see it.',
        icon: 'hidden',
        isChosen: false,
      },
      { id: 'day', label: 'Until the end of the day', end: '04:00', icon: 'soldOut', isChosen: false },
      { id: 'edit', label: 'Edit', icon: 'edit', href: '#edit' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Entries that exclude each other say which one holds; actions stand apart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sea bass' }));
      const menu = await within(document.body).findByRole('menu');
      await expect(within(menu).getByRole('menuitemradio', { name: 'Available' })).toBeChecked();
      await expect(within(menu).getByRole('menuitemradio', { name: 'Hidden' })).not.toBeChecked();
      await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    });
  },
};
