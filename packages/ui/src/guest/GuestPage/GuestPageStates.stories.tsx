import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuestFooter } from '../GuestFooter/index.ts';
import { guestIcons, type GuestIconName } from '../GuestIcon/index.ts';
import { GuestNotice } from '../GuestNotice/index.ts';
import { KeptNotice } from '../KeptNotice/index.ts';
import { MenuChooser } from '../MenuChooser/index.ts';
import { RestaurantHeader } from '../RestaurantHeader/index.ts';
import { storyRestaurant, storySections, storyWords } from '../story-menu.ts';
import { GuestPage } from './GuestPage.tsx';
import { MenuContent } from './MenuContent.tsx';

const advice =
  'If you have an allergy, tell us before you order: “not declared” means we have not stated them yet.';

const meta = {
  title: 'Guest menu/Page, in other states',
  component: GuestPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'What guests read where there is no menu of now: nothing is on, a menu or a dish is not there, the restaurant is not known or gone, nothing can be read, or the page was kept and is read without a network.',
      },
    },
  },
  args: {
    words: storyWords,
    icons: Object.keys(guestIcons) as GuestIconName[],
    header: <RestaurantHeader restaurant={storyRestaurant} words={storyWords} />,
    footer: <GuestFooter advice={advice} signature="Menu by Cardamom" words={storyWords} />,
    children: (
      <MenuContent
        name="All day"
        description="Everything our kitchen and bar make."
        sections={storySections}
        words={storyWords}
        emptyNotice={null}
      />
    ),
  },
} satisfies Meta<typeof GuestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingOn: Story = {
  name: 'Nothing is on',
  tags: ['responsive'],
  args: {
    footer: <GuestFooter advice={null} signature="Menu by Cardamom" words={storyWords} />,
    children: (
      <GuestNotice title="Nothing is being served right now" words={storyWords}>
        <p>We serve again from Friday 17:00.</p>
      </GuestNotice>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('Who it is stays above, with the way there', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Map/ })).toBeVisible();
      await expect(canvas.getByText('We serve again from Friday 17:00.')).toBeVisible();
    });
  },
};

export const NoSuchMenu: Story = {
  name: 'A menu that the restaurant does not have',
  tags: ['responsive'],
  args: {
    footer: <GuestFooter advice={null} signature="Menu by Cardamom" words={storyWords} />,
    children: (
      <>
        <GuestNotice title="This menu is not here" words={storyWords}>
          <p>
            It may have been taken off, or the address was mistyped. Have a look at what there is, or ask us.
          </p>
        </GuestNotice>
        <MenuChooser
          label="Menus"
          words={storyWords}
          menus={[
            { href: '#breakfast', name: 'Breakfast', description: 'Until noon.' },
            { href: '#evening', name: 'Evening', description: '' },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('Who it is stays above, and what there is below leads on', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Breakfast/ })).toBeVisible();
    });
  },
};

export const NoSuchDish: Story = {
  name: 'A dish that the menu does not have',
  args: {
    children: (
      <GuestNotice title="This dish is not on the menu now" words={storyWords}>
        <p>It may be back another day. Have a look at what there is, or ask us.</p>
        <a href="#menu">To the menu</a>
      </GuestNotice>
    ),
  },
};

/** A page without a restaurant: nobody's allergens are spoken of. */
const ownPage = (title: string, text: string): Story['args'] => ({
  header: undefined,
  footer: <GuestFooter advice={null} signature="Menu by Cardamom" words={storyWords} />,
  children: (
    <GuestNotice title={title} level={1} words={storyWords}>
      <p>{text}</p>
    </GuestNotice>
  ),
});

export const UnknownRestaurant: Story = {
  name: 'Unknown restaurant',
  args: ownPage(
    'No restaurant is at this address',
    'The address may have been mistyped. Scan the code on the table again, or ask the staff.',
  ),
};

export const GoneRestaurant: Story = {
  name: 'A restaurant that is gone',
  args: ownPage(
    'This restaurant has taken its menu down',
    'Its pages are gone for good. If you are sitting there, ask the staff what they are serving.',
  ),
};

export const Unavailable: Story = {
  name: 'Nothing can be read at the moment',
  args: ownPage('The menu cannot be shown at the moment', 'Please try again in a minute, or ask the staff.'),
};

export const OpenedOffline: Story = {
  name: 'Opened without a network',
  tags: ['responsive'],
  args: {
    header: (
      <>
        <KeptNotice title="You are offline.">
          This menu is as of Thursday 19:42; prices and allergens may have changed. Ask us.
        </KeptNotice>
        <RestaurantHeader restaurant={storyRestaurant} words={storyWords} />
      </>
    ),
  },
};
