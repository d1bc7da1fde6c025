import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { AllergenIcon } from './AllergenIcon.tsx';
import { allergenNames, markNames } from './drawn-names.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { iconSizes } from '../Icon/index.ts';

const meta = {
  title: 'Pictures/AllergenIcon',
  component: AllergenIcon,
  parameters: {
    docs: {
      description: {
        component:
          'The drawing of an allergen or of a dietary mark, from `@cardamom/ui/allergen-icon`, always beside its word: a drawing alone is no declaration (EU 1169/2011, Art. 21). A missing declaration has no icon; it is said in words.',
      },
    },
  },
  args: { allergen: 'PEANUTS' },
} satisfies Meta<typeof AllergenIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideItsWord: Story = {
  name: 'Beside its word',
  render: (args) => (
    <Inline>
      <AllergenIcon {...args} /> Peanuts
    </Inline>
  ),
};

export const Mark: Story = {
  render: () => (
    <Inline>
      <MarkIcon mark="VEGETARIAN" /> Vegetarian
    </Inline>
  ),
};

export const EveryAllergenAndMark: Story = {
  name: 'Every allergen and mark, at 16, 20 and 24 px',
  tags: ['responsive', 'forced-colors'],
  render: () => (
    <>
      {iconSizes.map((size) => (
        <Inline key={size} gap={4}>
          {allergenNames.map((allergen) => (
            <AllergenIcon key={allergen} allergen={allergen} size={size} label={allergen} />
          ))}
          {markNames.map((mark) => (
            <MarkIcon key={mark} mark={mark} size={size} label={mark} />
          ))}
        </Inline>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength((15 + 3) * iconSizes.length);
  },
};
