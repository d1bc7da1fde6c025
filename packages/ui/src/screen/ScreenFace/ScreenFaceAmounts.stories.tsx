import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookNames } from '../../guest/looks/index.ts';
import { contentWith, spotlightOf, spotlitDishes, storyMenus, storyStatus } from '../story-content.ts';
import { beside } from '../story-wall.tsx';
import type { ScreenContent } from '../types.ts';
import { ScreenFace } from './ScreenFace.tsx';

const meta = {
  title: 'Screen/ScreenFace, amounts',
  component: ScreenFace,
  args: { content: contentWith({}), page: 0, status: storyStatus, progress: 0.4, isStill: true },
} satisfies Meta<typeof ScreenFace>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every look, every other one in the dark. */
const ofEveryLook = (more: Partial<ScreenContent>) =>
  lookNames.map((look, index) => contentWith({ look, isDark: index % 2 === 1, ...more }));

const arabic = {
  language: 'ar',
  direction: 'rtl',
  menuName: 'قائمة اليوم',
  comesNext: 'العشاء من 18:00',
  honestyLine: 'الضريبة مشمولة',
} as const;

export const OneUpright: Story = {
  name: 'One dish, upright',
  ...beside(ofEveryLook({ sections: storyMenus.one }), 'upright'),
};
export const FewUpright: Story = {
  name: 'Few dishes, upright',
  ...beside(ofEveryLook({ sections: storyMenus.three }), 'upright'),
};
export const FewMixed: Story = {
  name: 'Few dishes beside a picture',
  ...beside(ofEveryLook({ sections: storyMenus.fewPictured, layout: 'MIXED' })),
};
export const FewMixedUpright: Story = {
  name: 'Few dishes below a picture',
  ...beside(ofEveryLook({ sections: storyMenus.fewPictured, layout: 'MIXED' }), 'upright'),
};
export const Sixty: Story = {
  name: 'Sixty dishes',
  ...beside(ofEveryLook({ sections: storyMenus.sixty })),
};
export const SixtyTold: Story = {
  name: 'Sixty dishes with allergens',
  ...beside(ofEveryLook({ sections: storyMenus.sixtyTold })),
};
export const SixtyUpright: Story = {
  name: 'Sixty dishes with allergens, upright',
  ...beside(ofEveryLook({ sections: storyMenus.sixtyTold }), 'upright'),
};
export const SixtyMixed: Story = {
  name: 'Sixty dishes beside a picture',
  ...beside(ofEveryLook({ sections: storyMenus.sixtyTold, layout: 'MIXED' })),
};
export const ThreeHundredUpright: Story = {
  name: 'Three hundred dishes, upright',
  ...beside([contentWith({ look: 'LINEN', sections: storyMenus.threeHundred })], 'upright'),
};
export const LongUpright: Story = {
  name: 'Long names, upright',
  ...beside(ofEveryLook({ sections: storyMenus.longNames }), 'upright'),
};
export const LongMixed: Story = {
  name: 'Long names beside a picture',
  ...beside(ofEveryLook({ sections: storyMenus.longNames, layout: 'MIXED' })),
};
export const SizesUpright: Story = {
  name: 'Sizes with heads, upright',
  ...beside(ofEveryLook({ sections: storyMenus.sized }), 'upright'),
};
export const BareSpotlights: Story = {
  name: 'Spotlights without a picture',
  ...beside(
    lookNames.map((look, index) => spotlightOf(spotlitDishes.bare, { look, isDark: index % 2 === 1 })),
  ),
};
export const BareSpotlightsUpright: Story = {
  name: 'Spotlights without a picture, upright',
  ...beside(
    lookNames.map((look, index) => spotlightOf(spotlitDishes.bare, { look, isDark: index % 2 === 1 })),
    'upright',
  ),
};
export const LongSpotlightsUpright: Story = {
  name: 'Spotlights of a long name, upright',
  ...beside(
    lookNames.map((look, index) => spotlightOf(spotlitDishes.long, { look, isDark: index % 2 === 1 })),
    'upright',
  ),
};
export const RightToLeftUpright: Story = {
  name: 'Right to left, upright',
  ...beside(
    [
      ...ofEveryLook({ ...arabic, sections: storyMenus.rightToLeft }),
      ...ofEveryLook({ ...arabic, sections: storyMenus.rightToLeft, layout: 'SPOTLIGHT' }),
    ],
    'upright',
  ),
};
export const RightToLeftMixed: Story = {
  name: 'Right to left beside a picture',
  ...beside(ofEveryLook({ ...arabic, sections: storyMenus.rightToLeft, layout: 'MIXED' })),
};
