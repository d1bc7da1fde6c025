import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookAccents, type LookName } from '../../guest/looks/index.ts';
import { contentWith, spotlightOf, spotlitDishes, storyMenus, storyStatus } from '../story-content.ts';
import { Glass, hangs, Wall } from '../story-sheet.styles.ts';
import { beside, isWhole } from '../story-wall.tsx';
import type { ScreenContent } from '../types.ts';
import { ScreenFace } from './ScreenFace.tsx';

const schemes = [false, true];

const meta = {
  title: 'Screen/ScreenFace',
  component: ScreenFace,
  parameters: {
    docs: {
      description: {
        component:
          'A menu on a screen in the restaurant, a page at a time, in one of four looks and three layouts. It fills what it stands in and pages rather than shrinks: hand it the menu, and show the pages it tells of one after the other (`useRotation`).\n\n- Name and price never part, and no letter is smaller than a fortieth of the screen.\n- Don’t add counters, tickers or a second accent.',
      },
    },
  },
  args: {
    content: spotlightOf(spotlitDishes.usual),
    page: 0,
    status: storyStatus,
    progress: 0.4,
    isStill: true,
  },
  render: (args) => (
    <Glass $hang="landscape" data-glass>
      <ScreenFace {...args} />
    </Glass>
  ),
} satisfies Meta<typeof ScreenFace>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The same content in landscape and upright, light and dark. */
function onWall(
  content: ScreenContent,
  hung: readonly (typeof hangs)[number][] = hangs,
): Pick<Story, 'render' | 'play'> {
  return {
    render: (args) => (
      <Wall>
        {hung.flatMap((hang) =>
          schemes.map((isDark) => (
            <Glass key={`${hang}${isDark}`} $hang={hang} data-glass>
              <ScreenFace {...args} content={{ ...content, isDark }} />
            </Glass>
          )),
        )}
      </Wall>
    ),
    play: isWhole,
  };
}

const spotlit = (look: LookName) => spotlightOf(spotlitDishes.told, { look });
const board = (look: LookName) => contentWith({ look, sections: storyMenus.forty });
const mixed = (look: LookName) => contentWith({ look, layout: 'MIXED', sections: storyMenus.forty });
const hardCases = (look: LookName) =>
  Object.values(spotlitDishes).map((dish, index) => spotlightOf(dish, { look, isDark: index % 2 === 1 }));

export const Usual: Story = { tags: ['forced-colors'], play: isWhole };

export const LinenSpotlight: Story = { name: 'Linen, spotlight', ...onWall(spotlit('LINEN')) };
export const LinenBoard: Story = { name: 'Linen, board', ...onWall(board('LINEN'), ['landscape']) };
export const LinenBoardUpright: Story = {
  name: 'Linen, board upright',
  ...onWall(board('LINEN'), ['upright']),
};
export const LinenMixed: Story = { name: 'Linen, mixed', ...onWall(mixed('LINEN')) };
export const LinenHardCases: Story = { name: 'Linen, hard cases', ...beside(hardCases('LINEN')) };

export const CounterSpotlight: Story = { name: 'Counter, spotlight', ...onWall(spotlit('COUNTER')) };
export const CounterBoard: Story = { name: 'Counter, board', ...onWall(board('COUNTER'), ['landscape']) };
export const CounterBoardUpright: Story = {
  name: 'Counter, board upright',
  ...onWall(board('COUNTER'), ['upright']),
};
export const CounterMixed: Story = { name: 'Counter, mixed', ...onWall(mixed('COUNTER')) };
export const CounterHardCases: Story = { name: 'Counter, hard cases', ...beside(hardCases('COUNTER')) };

export const CandleSpotlight: Story = { name: 'Candle, spotlight', ...onWall(spotlit('CANDLE')) };
export const CandleBoard: Story = { name: 'Candle, board', ...onWall(board('CANDLE'), ['landscape']) };
export const CandleBoardUpright: Story = {
  name: 'Candle, board upright',
  ...onWall(board('CANDLE'), ['upright']),
};
export const CandleMixed: Story = { name: 'Candle, mixed', ...onWall(mixed('CANDLE')) };
export const CandleHardCases: Story = { name: 'Candle, hard cases', ...beside(hardCases('CANDLE')) };

export const GriddleSpotlight: Story = { name: 'Griddle, spotlight', ...onWall(spotlit('GRIDDLE')) };
export const GriddleBoard: Story = { name: 'Griddle, board', ...onWall(board('GRIDDLE'), ['landscape']) };
export const GriddleBoardUpright: Story = {
  name: 'Griddle, board upright',
  ...onWall(board('GRIDDLE'), ['upright']),
};
export const GriddleMixed: Story = { name: 'Griddle, mixed', ...onWall(mixed('GRIDDLE')) };
export const GriddleHardCases: Story = { name: 'Griddle, hard cases', ...beside(hardCases('GRIDDLE')) };

const looks = Object.keys(lookAccents) as LookName[];
const ofLooks = (of: readonly LookName[], more: Partial<ScreenContent>) =>
  of.map((look) => contentWith({ look, ...more }));
const ofEveryLook = (more: Partial<ScreenContent>) => looks.map((look) => contentWith({ look, ...more }));

export const OneDish: Story = { name: 'One dish', ...beside(ofEveryLook({ sections: storyMenus.one })) };
export const FewDishes: Story = {
  name: 'Few dishes',
  ...beside(ofEveryLook({ sections: storyMenus.three })),
};
export const TwelveDishes: Story = {
  name: 'Twelve dishes',
  ...beside(ofEveryLook({ sections: storyMenus.twelve })),
};
export const HundredDishes: Story = {
  name: 'A hundred dishes',
  ...beside(ofLooks(['LINEN', 'GRIDDLE'], { sections: storyMenus.hundred, isDark: true })),
};
export const HundredUpright: Story = {
  name: 'A hundred dishes, upright',
  ...beside(ofLooks(['COUNTER', 'CANDLE'], { sections: storyMenus.hundred }), 'upright'),
};
export const ThreeHundredDishes: Story = {
  name: 'Three hundred dishes',
  ...beside([contentWith({ look: 'GRIDDLE', sections: storyMenus.threeHundred })]),
};
export const Sizes: Story = {
  name: 'Sizes with heads',
  ...beside(ofEveryLook({ sections: storyMenus.sized })),
};
export const LongNames: Story = {
  name: 'Long names',
  ...beside(ofEveryLook({ sections: storyMenus.longNames })),
};
export const NoPictures: Story = {
  name: 'No pictures',
  ...beside(ofEveryLook({ sections: storyMenus.bare, layout: 'MIXED' })),
};

const arabic = {
  language: 'ar',
  direction: 'rtl',
  menuName: 'قائمة اليوم',
  comesNext: 'العشاء من 18:00',
  honestyLine: 'الضريبة مشمولة',
} as const;

export const RightToLeft: Story = {
  name: 'Right to left',
  ...beside([
    ...ofEveryLook({ ...arabic, sections: storyMenus.rightToLeft }),
    ...ofEveryLook({ ...arabic, sections: storyMenus.rightToLeft, layout: 'SPOTLIGHT' }),
  ]),
};

export const Offline: Story = {
  args: { status: { clock: '20:14', offline: 'Menu of 19:42' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menu of 19:42')).toBeVisible();
  },
};

/** The last of several pages, moved against burn-in. */
export const LastPage: Story = {
  name: 'Last page',
  args: { content: board('LINEN'), page: 1, shift: 3, progress: 0.9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2/2')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Desserts' })).toBeVisible();
  },
};

/** In the back office, where its rows are measured a few at a time. */
export const BesideWork: Story = {
  name: 'Beside somebody who works',
  tags: ['no-picture'], // It looks as the board does.
  args: { content: board('LINEN'), isGentle: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1/2')).toBeVisible();
  },
};
