import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { turnToComboBox } from '../../stories/turning.ts';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { Link } from '../Link/index.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  decorators: [inForm],
  args: {
    label: 'Categories',
    options: [
      { id: 'starters', label: 'Starters' },
      { id: 'mains', label: 'Mains' },
      { id: 'fish', label: 'From the sea' },
      { id: 'desserts', label: 'Desserts' },
      { id: 'drinks', label: 'Drinks', isDisabled: true },
    ],
    value: [],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Several choices out of a list, shown as chips: the categories of an item.\n\n' +
          '- Where nothing can be chosen yet, link in `emptyMessage` to where it is made.\n' +
          '- Don’t use it for a few choices that fit in sight: that is a `CheckboxGroup`.\n' +
          '- Don’t use it for words that are made up while typing: that is a `TagInput`.',
      },
    },
  },
  render: function Render(args: MultiSelectProps) {
    return (
      <MultiSelect
        {...args}
        {...useStoryValue<readonly string[]>({ ...args, onChange: (ids) => args.onChange([...ids]) })}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('combobox', { name: 'Categories' })).toHaveValue('');
    const input = await turnToComboBox(canvas);
    await step('Typing narrows the list and Enter chooses', async () => {
      await userEvent.type(input, 'sea{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fish']);
      await expect(canvas.getByRole('row', { name: 'From the sea' })).toBeVisible();
    });
    await step('The search starts again for the next one', async () => {
      await expect(input).toHaveValue('');
      await userEvent.type(input, 'main{ArrowDown}{Enter}{Escape}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fish', 'mains']);
    });
    await step('Backspace in the empty search removes the last', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fish']);
      await expect(input).toHaveFocus();
    });
  },
};

export const Filled: Story = {
  args: { value: ['mains', 'fish'] },
  play: async ({ args, canvas, step }) => {
    await step(
      'Every chip has its own remove button, which a screen reader presses without a pointer',
      async () => {
        await fireEvent.click(canvas.getByRole('button', { name: 'Remove Mains' }));
        await expect(args.onChange).toHaveBeenLastCalledWith(['fish']);
      },
    );
  },
};

export const OnlyOneLeft: Story = {
  name: 'Only one left',
  tags: ['no-picture'],
  args: { value: ['fish'] },
  play: async ({ args, canvas, step }) => {
    await step('The last chip gone, the focus is in the field', async () => {
      await turnToComboBox(canvas);
      await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
};

export const Open: Story = {
  tags: ['forced-colors'],
  args: { value: ['mains'] },
  play: async ({ canvas, step }) => {
    await step('A press opens the list, with what is chosen marked', async () => {
      await fireEvent.mouseDown(canvas.getByRole('combobox'));
      const chosen = await screen.findByRole('option', { name: 'Mains' });
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await expect(screen.getByRole('option', { name: 'Drinks' })).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(chosen).toBeVisible());
    });
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, step }) => {
    await step('The first press opens the list', async () => {
      await fireEvent.mouseDown(canvas.getByRole('combobox'));
      const mains = await screen.findByRole('option', { name: 'Mains' });
      await waitFor(() => expect(mains).toBeVisible());
      await userEvent.click(mains);
      await expect(args.onChange).toHaveBeenLastCalledWith(['mains']);
    });
    await step('The last chip goes, and the focus stays in the field', async () => {
      await userEvent.keyboard('{Escape}{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Removed by keyboard',
  tags: ['keyboard'],
  args: { value: ['starters', 'mains', 'fish'] },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the chips, the arrow keys walk over them, Delete removes one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('row', { name: 'Starters' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['starters', 'fish']);
    });
  },
};

export const PointerComesNear: Story = {
  name: 'A pointer comes near',
  tags: ['no-picture'],
  args: { value: ['starters', 'mains'] },
  play: async ({ args, canvas, step }) => {
    await step('Who is at a chip stays there', async () => {
      await userEvent.tab();
      await userEvent.hover(canvas.getByRole('combobox'));
      await userEvent.keyboard('{ArrowRight}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['starters']);
    });
  },
};

export const SentWithItsForm: Story = {
  name: 'Sent with its form',
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  args: { name: 'categories', value: ['starters', 'mains'] },
  play: async ({ canvas, canvasElement, step }) => {
    const sent = () => {
      const form = canvasElement.querySelector('form');
      return form ? new FormData(form).getAll('categories') : null;
    };
    await step('At rest it sends each choice, as it does once somebody turns to it', async () => {
      await expect(sent()).toEqual(['starters', 'mains']);
      await turnToComboBox(canvas);
      await expect(sent()).toEqual(['starters', 'mains']);
    });
  },
};

export const LeftByKeyboard: Story = {
  name: 'Left by keyboard',
  args: { value: ['mains'] },
  play: async ({ args, canvas, step }) => {
    const input = await turnToComboBox(canvas);
    await step('Tab and Escape leave the open list and keep what was chosen', async () => {
      for (const key of ['{Tab}', '{Escape}']) {
        await userEvent.click(input);
        await userEvent.keyboard('{ArrowDown}');
        await expect(await screen.findByRole('option', { name: 'Mains' })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await userEvent.keyboard(key);
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      }
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('row', { name: 'Mains' })).toBeVisible();
    });
  },
};

export const NothingToChoose: Story = {
  name: 'Nothing to choose',
  args: {
    options: [],
    isRequired: true,
    emptyMessage: (
      <>
        There is no category yet. <Link href="#new">Add the first category</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add the first category' })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { noMatchMessage: 'No category is called that.' },
  play: async ({ canvas }) => {
    await userEvent.type(await turnToComboBox(canvas), 'pizza');
    await waitFor(() => expect(screen.getByText('No category is called that.')).toBeVisible());
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'An item can be in several categories.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = {
  args: { isRequired: true, errorMessage: 'Field is required. Choose at least one category.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: ['mains', 'fish'], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { value: ['mains', 'fish'], isDisabled: true } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    options: [
      { id: 'a', label: 'Slow-roasted meats from the wood-fired oven, served for the whole table' },
      { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftsspezialitäten' },
      { id: 'c', label: 'Tea' },
    ],
    value: ['a', 'b', 'c'],
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'الفئات',
    options: [
      { id: 'a', label: 'مقبلات' },
      { id: 'b', label: 'أطباق رئيسية' },
    ],
    value: ['a', 'b'],
  },
};
