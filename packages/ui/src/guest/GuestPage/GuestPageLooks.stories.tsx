import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindForm } from '../FindForm/index.ts';
import { GuestFooter } from '../GuestFooter/index.ts';
import { guestIcons, type GuestIconName } from '../GuestIcon/index.ts';
import { GuestNotice } from '../GuestNotice/index.ts';
import { KeptNotice } from '../KeptNotice/index.ts';
import { lookAccents } from '../looks/index.ts';
import { MenuChooser } from '../MenuChooser/index.ts';
import { RestaurantHeader } from '../RestaurantHeader/index.ts';
import { storyDiets, storyFindWords, storyWithout } from '../story-find.ts';
import { storyRestaurant, storySections, storyWords } from '../story-menu.ts';
import { findOpened } from '../story-surroundings.tsx';
import type { MenuLinkView } from '../types.ts';
import { GuestPage } from './GuestPage.tsx';
import { MenuContent } from './MenuContent.tsx';

const header = <RestaurantHeader restaurant={storyRestaurant} words={storyWords} />;

const meta = {
  title: 'Guest menu/Page, states in each look',
  component: GuestPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'What guests meet beside a menu, in the looks that are not the usual one: a choice of menus, the open filter, nothing on now, a page kept for when there is no network, a menu that is not there. In Linen they stand in “Page” and “Page, in other states”.',
      },
    },
  },
  args: {
    words: storyWords,
    icons: Object.keys(guestIcons) as GuestIconName[],
    header,
    footer: <GuestFooter advice={null} signature="Menu by Cardamom" words={storyWords} />,
    children: (
      <MenuContent
        name="All day"
        description="Everything our kitchen and bar make."
        sections={storySections.slice(0, 1)}
        words={storyWords}
        emptyNotice={null}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof GuestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const worn = {
  counter: { look: 'COUNTER', accent: lookAccents.COUNTER },
  candle: { look: 'CANDLE', accent: lookAccents.CANDLE },
  griddle: { look: 'GRIDDLE', accent: lookAccents.GRIDDLE },
} as const;

const menus: readonly MenuLinkView[] = [
  { href: '#breakfast', name: 'Breakfast', description: 'Until noon.' },
  { href: '#all-day', name: 'All day', description: 'Everything our kitchen and bar make.' },
];

const menusOfLater = menus.map((menu) => ({ ...menu, note: 'from Friday 17:00' }));

function chooserOf(shown: readonly MenuLinkView[]) {
  return <MenuChooser label="Menus" words={storyWords} menus={shown} />;
}

const choice: Story = {
  args: { children: chooserOf(menus) },
  play: async ({ canvas, step }) => {
    await step('Each menu is a target for a thumb, from edge to edge', async () => {
      for (const link of canvas.getAllByRole('link', { name: /^(Breakfast|All day)/ })) {
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        await expect(link.getBoundingClientRect().width).toBeGreaterThan(300);
      }
    });
  },
};

const nothingOn: Story = {
  args: {
    children: (
      <>
        <GuestNotice title="Nothing is being served right now" words={storyWords}>
          <p>We serve again from Friday 17:00.</p>
        </GuestNotice>
        {chooserOf(menusOfLater)}
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('Who it is stays above, and what comes says from when', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.getByText('We serve again from Friday 17:00.')).toBeVisible();
      await expect(canvas.getAllByText('from Friday 17:00')).toHaveLength(menusOfLater.length);
    });
  },
};

const missing: Story = {
  args: {
    children: (
      <>
        <GuestNotice title="This menu is not here" words={storyWords}>
          <p>
            It may have been taken off, or the address was mistyped. Have a look at what there is, or ask us.
          </p>
        </GuestNotice>
        {chooserOf(menus)}
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('It says so, and what there is leads on', async () => {
      await expect(canvas.getByRole('heading', { name: 'This menu is not here' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Breakfast/ })).toBeVisible();
    });
  },
};

const offline: Story = {
  args: {
    header: (
      <>
        <KeptNotice title="You are offline.">
          This menu is as of Thursday 19:42; prices and allergens may have changed. Ask us.
        </KeptNotice>
        {header}
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('It says from when it is above all else', async () => {
      const notice = canvas.getByRole('alert').getBoundingClientRect();
      await expect(notice.bottom).toBeLessThanOrEqual(canvas.getByRole('banner').getBoundingClientRect().top);
    });
  },
};

const filter: Story = {
  decorators: [findOpened],
  args: {
    find: {
      label: 'Find & filter',
      form: (
        <FindForm
          words={storyFindWords}
          action="/qr-menu/cardamom-and-lime"
          clearHref="/qr-menu/cardamom-and-lime"
          text=""
          longestText={80}
          table=""
          without={storyWithout('PEANUTS')}
          diets={storyDiets('VEGETARIAN')}
        />
      ),
    },
  },
  play: async ({ canvas, step }) => {
    await step('It covers the page, and what is ticked is', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
      await expect(canvas.queryByRole('banner')).toBeNull();
    });
  },
};

export const CounterChoice: Story = {
  ...choice,
  name: 'Choice of menus, Counter',
  tags: ['no-picture'],
  args: { ...choice.args, ...worn.counter },
};

export const CandleChoice: Story = {
  ...choice,
  name: 'Choice of menus, Candle',
  tags: ['no-picture'],
  args: { ...choice.args, ...worn.candle },
};

export const GriddleChoice: Story = {
  ...choice,
  name: 'Choice of menus, Griddle',
  tags: ['no-picture'],
  args: { ...choice.args, ...worn.griddle },
};

/** With the choice of menus of later: all that a page without a menu is made of. */
export const CounterNothingOn: Story = {
  ...nothingOn,
  name: 'Nothing is on, Counter',
  args: { ...nothingOn.args, ...worn.counter },
};

export const CandleNothingOn: Story = {
  ...nothingOn,
  name: 'Nothing is on, Candle',
  args: { ...nothingOn.args, ...worn.candle },
};

export const GriddleNothingOn: Story = {
  ...nothingOn,
  name: 'Nothing is on, Griddle',
  args: { ...nothingOn.args, ...worn.griddle },
};

export const CounterMissing: Story = {
  ...missing,
  name: 'A menu that is not there, Counter',
  tags: ['no-picture'],
  args: { ...missing.args, ...worn.counter },
};

export const CandleMissing: Story = {
  ...missing,
  name: 'A menu that is not there, Candle',
  tags: ['no-picture'],
  args: { ...missing.args, ...worn.candle },
};

export const GriddleMissing: Story = {
  ...missing,
  name: 'A menu that is not there, Griddle',
  tags: ['no-picture'],
  args: { ...missing.args, ...worn.griddle },
};

export const CounterOffline: Story = {
  ...offline,
  name: 'Opened without a network, Counter',
  args: { ...offline.args, ...worn.counter },
};

export const CandleOffline: Story = {
  ...offline,
  name: 'Opened without a network, Candle',
  args: { ...offline.args, ...worn.candle },
};

export const GriddleOffline: Story = {
  ...offline,
  name: 'Opened without a network, Griddle',
  args: { ...offline.args, ...worn.griddle },
};

export const CounterFilter: Story = {
  ...filter,
  name: 'Open filter, Counter',
  args: { ...filter.args, ...worn.counter },
};

export const CandleFilter: Story = {
  ...filter,
  name: 'Open filter, Candle',
  args: { ...filter.args, ...worn.candle },
};

export const GriddleFilter: Story = {
  ...filter,
  name: 'Open filter, Griddle',
  args: { ...filter.args, ...worn.griddle },
};
