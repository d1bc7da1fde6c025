import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { categoryKindNames } from './category-kind-names.ts';
import { iconSizes } from '../Icon/index.ts';

const meta = {
  title: 'Pictures/CategoryIcon',
  component: CategoryIcon,
  parameters: {
    docs: {
      description: {
        component:
          'The drawing of one of the 43 category kinds, from `@cardamom/ui/category-icon`. It stands in for a missing picture and beside the kind’s word. Do not use it as the only way to tell two categories apart.',
      },
    },
  },
  args: { kind: 'GRILL', size: 24 },
} satisfies Meta<typeof CategoryIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const BesideAWord: Story = {
  name: 'Beside a word',
  render: (args) => (
    <Inline>
      <CategoryIcon {...args} size={20} /> Grill
    </Inline>
  ),
};

// proves: categories.kinds.icons
export const EveryKind: Story = {
  name: 'Every kind, at 16, 20 and 24 px',
  tags: ['responsive', 'forced-colors'],
  render: () => (
    <>
      {iconSizes.map((size) => (
        <Inline key={size} gap={4}>
          {categoryKindNames.map((kind) => (
            <CategoryIcon key={kind} kind={kind} size={size} label={kind} />
          ))}
        </Inline>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(43 * iconSizes.length);
  },
};
