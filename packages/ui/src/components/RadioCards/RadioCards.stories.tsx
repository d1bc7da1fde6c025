import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const meta = {
  title: 'Fields/RadioCards',
  component: RadioCards,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Price',
    options: [
      { id: 'mine', label: 'Yours', content: '€5.20' },
      { id: 'theirs', label: 'Rui Costa’s', content: '€4.90' },
    ],
    value: null,
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of two to four that have to be seen to be chosen, such as two versions of a text.\n\n' +
          '- Side by side where there is room, below each other on a phone; the whole card is the target.\n' +
          '- Choose nothing beforehand where either choice would lose something.\n' +
          '- Don’t put anything to press inside a card.\n' +
          '- Don’t use it for plain words: that is a `RadioGroup`.',
      },
    },
  },
  render: function Render(args: RadioCardsProps) {
    return (
      <RadioCards
        {...args}
        {...useStoryValue<string | null>({ ...args, onChange: (id) => id !== null && args.onChange(id) })}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  name: 'Nothing chosen',
  play: async ({ args, canvas, step }) => {
    await step('A press anywhere on a card chooses it', async () => {
      await expect(canvas.getByRole('radio', { name: /^Yours/ })).not.toBeChecked();
      await userEvent.click(canvas.getByText('€4.90'));
      await expect(args.onChange).toHaveBeenLastCalledWith('theirs');
    });
  },
};

export const Chosen: Story = { tags: ['forced-colors', 'responsive'], args: { value: 'mine' } };

export const Four: Story = {
  args: {
    label: 'Season',
    value: 'spring',
    options: ['spring', 'summer', 'autumn', 'winter'].map((id) => ({
      id,
      label: id.charAt(0).toUpperCase() + id.slice(1),
      content: `What is cooked in ${id}.`,
    })),
  },
  play: async ({ canvas, step }) => {
    await step('Two stand beside two', async () => {
      const edges = canvas
        .getAllByText(/^What is cooked/)
        .map((words) => Math.round(words.getBoundingClientRect().left));
      await expect(new Set(edges).size).toBe(2);
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Chosen by keyboard',
  tags: ['keyboard'],
  args: { value: 'mine' },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the chosen card, an arrow key chooses the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: /^Yours/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('theirs');
    });
  },
};

export const Required: Story = { args: { isRequired: true } };

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Both of you changed it.' },
};

export const Error: Story = { args: { errorMessage: 'Choose which one to keep.' } };

export const ReadOnly: Story = { name: 'Read-only', args: { value: 'mine', isReadOnly: true } };

export const Disabled: Story = { args: { value: 'mine', isDisabled: true } };

const longOptions = [
  {
    id: 'mine',
    label: 'Yours',
    content: 'Potato, kale and a slice of chouriço, as my grandmother made it when it rained for a week.',
  },
  { id: 'theirs', label: 'What Maria Madalena dos Santos Ferreira saved at 14:32', content: 'Green soup.' },
];

export const LongText: Story = {
  name: 'Long text, narrow phone',
  decorators: [onNarrowPhone],
  args: { label: 'Description that guests read under the name', options: longOptions, value: 'theirs' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'السعر',
    value: 'mine',
    options: [
      { id: 'mine', label: 'نسختك', content: '٥٫٢٠ €' },
      { id: 'theirs', label: 'نسختهم', content: '٤٫٩٠ €' },
    ],
  },
};
