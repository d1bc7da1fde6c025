import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { ToggleButton } from '../ToggleButton/index.ts';
import {
  ToggleButtonGroup,
  toggleSelectionModes,
  type ToggleButtonGroupProps,
} from './ToggleButtonGroup.tsx';

const meta = {
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  argTypes: { selectionMode: choice(toggleSelectionModes) },
  args: {
    label: 'Shown on the menu',
    value: ['prices'],
    onChange: fn(),
    children: (
      <>
        <ToggleButton id="prices" label="Prices" />
        <ToggleButton id="ingredients" label="Ingredients" />
        <ToggleButton id="allergens" label="Allergens" />
        <ToggleButton id="calories" label="Calories" />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A few things of one kind that are on or off at once, or of which one can be on: diets to filter by, what a preview shows.\n\n' +
          '- Give every `ToggleButton` an `id`; use icons for all of them or for none.\n' +
          '- Don’t use it where one must always be on: that is a `SegmentedControl`.\n' +
          '- Don’t use it in a form that is saved: use a `CheckboxGroup` or a `RadioGroup`.',
      },
    },
  },
  render: function Render(args: ToggleButtonGroupProps) {
    const { value, onChange } = useStoryValue<readonly string[]>({
      value: args.value,
      onChange: (ids) => args.onChange([...ids]),
    });
    return <ToggleButtonGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof ToggleButtonGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SeveralOn: Story = {
  name: 'Several on',
  args: { value: ['prices', 'allergens'] },
  play: async ({ args, canvas, step }) => {
    await step('Every press changes one of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Calories' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['prices', 'allergens', 'calories']);
      await userEvent.click(canvas.getByRole('button', { name: 'Prices' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['allergens', 'calories']);
    });
  },
};

export const OneOn: Story = {
  name: 'One on',
  args: { selectionMode: 'single', value: ['prices'] },
  play: async ({ args, canvas, step }) => {
    await step('Another one takes over', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Calories' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['calories']);
    });
    await step('and a second press turns it off again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Calories' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
  },
};

const outlets = (
  <>
    <ToggleButton id="screen" label="Screens" icon="screen" hidesLabel />
    <ToggleButton id="phone" label="Phones" icon="smartphone" hidesLabel />
    <ToggleButton id="print" label="Print" icon="print" hidesLabel />
  </>
);

export const IconsOnly: Story = {
  name: 'Icons only',
  args: { label: 'Published on', value: ['phone', 'screen'], children: outlets },
};

export const WithIcons: Story = {
  name: 'With icons',
  tags: ['forced-colors', 'responsive'],
  args: {
    label: 'Published on',
    value: ['phone'],
    children: (
      <>
        <ToggleButton id="screen" label="Screens" icon="screen" />
        <ToggleButton id="phone" label="Phones" icon="smartphone" />
        <ToggleButton id="print" label="Print" icon="print" isDisabled />
      </>
    ),
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { value: [] },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the first, the arrow keys walk, Space turns on', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Prices' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
      await expect(canvas.getByRole('button', { name: 'Allergens' })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith(['allergens']);
    });
  },
};

export const LongText: Story = {
  name: 'Long text',
  decorators: [onNarrowPhone],
  args: {
    children: (
      <>
        <ToggleButton id="prices" label="Prices with tax and service charge" />
        <ToggleButton id="ingredients" label="Ingredients" />
        <ToggleButton id="long" label="Everything a guest with an allergy has to know before ordering" />
      </>
    ),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'يظهر في القائمة',
    value: ['a'],
    children: (
      <>
        <ToggleButton id="a" label="الأسعار" icon="currency" />
        <ToggleButton id="b" label="المكونات" icon="items" />
      </>
    ),
  },
};
