import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Layout/SaveBar',
  component: SaveBar,
  parameters: {
    docs: {
      description: {
        component:
          'Appears at the foot of a form with the first change, names what is not saved and offers to save or discard it. It is announced when it comes. Do not show it before anything changed, and never let it cover the last field: it stands in the flow at the end of the form.',
      },
    },
  },
  args: {
    isVisible: true,
    message: 'Price and ingredients not saved',
    saveLabel: 'Save item',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  tags: ['forced-colors'],
};

export const Saving: Story = { args: { isPending: true } };

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

export const LongText: Story = {
  name: 'Long text, narrow phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    message: 'Name, description, ingredients, allergens, calories, picture and 14 prices not saved',
    saveLabel: 'Save changes to this item',
    discardLabel: 'Discard all of them',
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { message: 'لم يُحفظ السعر والمكونات', saveLabel: 'حفظ الطبق', discardLabel: 'تجاهل' },
};
