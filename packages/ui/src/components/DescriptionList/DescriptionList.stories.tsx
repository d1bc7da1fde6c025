import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Badge } from '../Badge/index.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: {
    docs: {
      description: {
        component:
          'Facts about one thing, each with its name.\n\nDo not list several things with it: that is a `Table`. Figures that people look for at a glance are `Stat`s.',
      },
    },
  },
  args: {
    items: [
      { id: 'name', term: 'Name', details: 'Sea bass' },
      { id: 'price', term: 'Price', details: '€24.00' },
      { id: 'allergens', term: 'Allergens', details: <Badge tone="warning">Not declared</Badge> },
      {
        id: 'text',
        term: 'Description',
        details: 'A whole sea bass from the grill, with lemon and wild fennel.',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors', 'responsive'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Price',
      'Allergens',
      'Description',
    ]);
  },
};

export const Narrow: Story = { decorators: [onNarrowPhone] };

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
