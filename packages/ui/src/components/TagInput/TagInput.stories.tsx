import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { TagInput, type TagInputProps } from './TagInput.tsx';

const meta = {
  title: 'Fields/TagInput',
  component: TagInput,
  decorators: [inForm],
  args: { label: 'Ingredients', value: [], onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Words typed one by one: ingredients, printed in their order on the menu.\n\n' +
          '- Enter confirms, Backspace removes the last, and a pasted list is split; nothing can be there twice.\n' +
          '- Don’t use it to choose from what exists: that is a `MultiSelect`.\n' +
          '- Don’t add a limit without saying it in the description.',
      },
    },
  },
  render: function Render(args: TagInputProps) {
    return (
      <TagInput
        {...args}
        {...useStoryValue<readonly string[]>({ ...args, onChange: (tags) => args.onChange([...tags]) })}
      />
    );
  },
} satisfies Meta<typeof TagInput>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: items.ingredients
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Ingredients' });
    await step('Enter confirms each one', async () => {
      await userEvent.type(input, 'basil{Enter}olive oil{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['basil', 'olive oil']);
      await expect(input).toHaveValue('');
      await expect(canvas.getByRole('status')).toHaveTextContent('olive oil added');
    });
    await step('Nothing is there twice, whatever its case', async () => {
      await userEvent.type(input, 'Basil{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['basil', 'olive oil']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Basil is already there');
    });
    await step('Backspace in the empty input removes the last', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['basil']);
    });
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, step }) => {
    await step('A pasted list is split at commas, semicolons, tabs and line breaks', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.paste('sea bass, fennel;thyme\tdill\nlemon\n\ncream 1,5 %');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        'sea bass',
        'fennel',
        'thyme',
        'dill',
        'lemon',
        'cream 1,5 %',
      ]);
    });
    await step('A single pasted word waits for Enter', async () => {
      await userEvent.paste('salt');
      await expect(canvas.getByRole('textbox')).toHaveValue('salt');
    });
  },
};

export const PastedTwice: Story = {
  name: 'Pasted twice',
  args: { value: ['crème fraîche'] },
  play: async ({ args, canvas, step }) => {
    await step('What is there already, with or without accents, is left out and said', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.paste('Creme fraiche, dill');
      await expect(args.onChange).toHaveBeenLastCalledWith(['crème fraîche', 'dill']);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'dill added; Creme fraiche is already there',
      );
    });
  },
};

export const LeftWithText: Story = {
  name: 'Left with text',
  play: async ({ args, canvas, step }) => {
    await step('What was typed but not confirmed is not lost', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'saffron');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(['saffron']);
    });
  },
};

export const Filled: Story = {
  tags: ['forced-colors'],
  args: { value: ['sea bass', 'fennel', 'lemon', 'olive oil', 'sea salt'] },
  play: async ({ args, canvas, step }) => {
    await step('Every chip has its own remove button', async () => {
      const chip = canvas.getByRole('row', { name: 'lemon' });
      await userEvent.click(within(chip).getByRole('button', { name: /Remove/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['sea bass', 'fennel', 'olive oil', 'sea salt']);
    });
  },
};

export const OnlyOneLeft: Story = {
  name: 'Only one left',
  args: { value: ['fennel'] },
  play: async ({ canvas, step }) => {
    await step('After the last chip is removed, typing goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Confirm each with Enter. A pasted list is split at commas.' },
};

export const Required: Story = { args: { isRequired: true } };

export const Error: Story = { args: { value: ['sea bass'], errorMessage: 'Name at least two ingredients.' } };

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: ['sea bass', 'fennel'], isReadOnly: true },
};

export const Disabled: Story = { args: { value: ['sea bass', 'fennel'], isDisabled: true } };

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    value: [
      'cold-pressed extra virgin olive oil from a small press near Kalamata',
      'Rindfleischetikettierungsüberwachungsaufgabe',
      'salt',
    ],
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'المكونات', value: ['ريحان', 'زيت زيتون'] },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { value: ['sea bass', 'fennel', 'lemon'] },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the chips, arrow keys walk, Delete removes', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('row', { name: 'sea bass' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['sea bass', 'lemon']);
    });
    await step('Tab goes on to its button and then to the input', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Remove lemon/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('Enter confirms, Backspace removes the last', async () => {
      await userEvent.keyboard('salt{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['sea bass', 'lemon', 'salt']);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['sea bass', 'lemon']);
    });
  },
};
