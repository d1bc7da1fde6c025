import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { TextField } from '../TextField/index.ts';
import { FormCard } from './FormCard.tsx';

const meta = {
  title: 'Layout/FormCard',
  component: FormCard,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'One group of fields of a form, named by its title and a short sentence of purpose.\n\nDo not put one field into a card of its own, and no card into a card.',
      },
    },
  },
  args: {
    id: 'basics',
    title: 'Basics',
    description: 'What guests read first.',
    children: <TextField label="Name" value="Sea bass" onChange={fn()} />,
  },
} satisfies Meta<typeof FormCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithDescription: Story = {
  name: 'With a description',
  tags: ['forced-colors', 'responsive'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Basics' })).toContainElement(
      canvas.getByRole('textbox', { name: 'Name' }),
    );
  },
};

export const WithoutDescription: Story = {
  name: 'Without a description',
  args: { description: undefined },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { title: 'الأساسيات', description: 'ما يقرأه الضيوف أولا.' },
};
