import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answers,
  configuration,
  fails,
  failsOnce,
  findHome,
  owner,
  patience,
  press,
  RightToLeft as FromRightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
  write,
} from '#shared/testing/index.ts';
import { checkOf, exampleLinks, manyTables, noLinks } from '../testing/example-links.ts';
import { rowOf } from '../testing/row-of.ts';

const links = answers('getLinks', exampleLinks);
const check = answers('checkLinks', checkOf(exampleLinks));
const [allDay, breakfast] = exampleLinks.menus;

const meta = {
  title: 'App/Link to menu/Page',
  component: StoryApp,
  args: { path: '/link-to-menu' },
  parameters: {
    ...screenParameters,
    msw: [links, check, ...usual],
    docs: {
      description: {
        component:
          'Every public link of the restaurant: its own, each menu’s, screen’s and table’s, to copy, open, share, print and embed, and whether each leads to a page.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
// proves: pages.link-to-menu, pages.navigation.link-to-menu
export const Ready: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step(
      'Each link says its printed address, where it leads, and how often it was followed',
      async () => {
        const row = await rowOf(canvas, 'All day');
        await expect(row).toHaveTextContent('menu.example/q/m7m2p9a1');
        await expect(row).toHaveTextContent('Leads to menu.example/qr-menu/cardamom-and-lime/');
        await expect(row).toHaveTextContent('On now, until 01:00');
        await expect(row).toHaveTextContent('128 scans in 14 days');
      },
    );
    await step('And what guests find there', async () => {
      await expect(await rowOf(canvas, 'Evening')).toHaveTextContent('From 18:00');
      await expect(await rowOf(canvas, 'Breakfast')).toHaveTextContent('From Monday 08:30');
      await expect(await rowOf(canvas, 'Tasting menu')).toHaveTextContent('Not shown: inactive');
    });
    await step('A screen says what its television opens, and counts no scans', async () => {
      const row = await rowOf(canvas, 'Bar');
      await expect(row).toHaveTextContent('menu.example/screen/K7M2P9AB');
      await expect(row).not.toHaveTextContent('scans');
    });
    await step('All of them were followed', async () => {
      await canvas.findByText('Checked just now: all 20 links work.', {}, patience);
    });
    await step('The navigation leads here', async () => {
      const place = canvas.getByRole('link', { name: 'Link to menu' });
      await expect(place).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Evening');
    await canvas.findByText(/all 20 links work/, {}, patience);
  },
};

export const SectionOpen: Story = {
  name: 'A section unfolded',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tables stand behind their section, also for the keyboard', async () => {
      const section = await canvas.findByRole('button', { name: /^Dining room/ }, patience);
      await expect(canvas.queryByText('menu.example/q/t0000001')).toBeNull();
      section.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await rowOf(canvas, 'Window 1')).toHaveTextContent('menu.example/q/t0000001');
      await rowOf(canvas, 'Table 3');
    });
    await step('Of an inactive one it is said where its codes lead', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Terrace/ }));
      await canvas.findByText(/these lead to your restaurant’s page/, {}, patience);
    });
  },
};

export const ManyTables: Story = {
  name: 'Many tables',
  parameters: {
    msw: [answers('getLinks', manyTables), answers('checkLinks', checkOf(manyTables)), ...usual],
  },
  play: async ({ canvas, step }) => {
    await step('A long section begins with its first tables, and goes on when asked', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Dining room/ }, patience));
      await rowOf(canvas, 'Table 25');
      await expect(canvas.queryByText('Table 26')).toBeNull();
      await press(canvas, 'Show 25 more');
      await waitFor(async () => expect(await rowOf(canvas, 'Table 26')).toHaveFocus(), patience);
    });
  },
};

export const Found: Story = {
  parameters: ManyTables.parameters ?? {},
  play: async ({ canvas, step }) => {
    await step('A table is found in any section, folded or not', async () => {
      await write(await canvas.findByRole('searchbox', {}, patience), 'terrace 212');
      const row = await rowOf(canvas, 'Table 212');
      await expect(row).toHaveTextContent('Roof térrace');
      await canvas.findByRole('heading', { name: '1 link' });
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await write(await canvas.findByRole('searchbox', {}, patience), 'rooftop');
    await canvas.findByText('No link matches', {}, patience);
  },
};

export const NothingYet: Story = {
  name: 'Nothing yet',
  parameters: { msw: [answers('getLinks', noLinks), answers('checkLinks', checkOf(noLinks)), ...usual] },
  play: async ({ canvas, step }) => {
    await step('The restaurant has its link from the first day, and says what guests find', async () => {
      await expect(await rowOf(canvas, owner.restaurant.name)).toHaveTextContent('Guests find no menu here');
    });
    await step('Says where the other links will come from', async () => {
      const add = await canvas.findByRole('link', { name: 'Add menu' }, patience);
      await expect(add).toHaveAttribute('href', '/menu-management/menus/new');
      await expect(canvas.getByRole('link', { name: 'Add section' })).toBeVisible();
    });
  },
};

export const LinksAlone: Story = {
  name: 'With this permission alone',
  parameters: {
    msw: [
      signedInAs({ ...waiter, permissions: ['LINK_TO_MENU'] }),
      answers('getLinks', noLinks),
      answers('checkLinks', checkOf(noLinks)),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Offers nothing that is not allowed', async () => {
      await canvas.findByText(/There is no menu yet/, {}, patience);
      await expect(canvas.queryByRole('link', { name: 'Add menu' })).toBeNull();
    });
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('getLinks'), waits('checkLinks'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Link to menu', level: 1 }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('getLinks', 'CM_NOT_FOUND'), check, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The links could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [signedInAs(waiter), links, check, ...usual] },
  play: async ({ canvas, step }) => {
    await step('Without the permission the page is not entered, nor listed', async () => {
      await findHome(canvas);
      await expect(canvas.queryByRole('link', { name: 'Link to menu' })).toBeNull();
    });
  },
};

export const Checking: Story = {
  parameters: { msw: [links, waits('checkLinks'), ...usual] },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'All day');
    await canvas.findByText('Checking the links …', {}, patience);
  },
};

export const NotWorking: Story = {
  name: 'Links that do not work',
  tags: ['in-dark'],
  parameters: {
    msw: [
      links,
      answers(
        'checkLinks',
        checkOf(exampleLinks, [
          { id: allDay?.id ?? '', outcome: 'NOT_FOUND' },
          { id: breakfast?.id ?? '', outcome: 'UNAVAILABLE' },
        ]),
      ),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('They are named, with the reason', async () => {
      await canvas.findByText('2 links do not work', {}, patience);
      await expect(
        canvas.getByText('All day: leads nowhere. Guests read that there is no page.'),
      ).toBeVisible();
    });
    await step('And marked where they stand', async () => {
      await expect(await rowOf(canvas, 'Breakfast')).toHaveTextContent(
        'Does not work: the page cannot be shown at the moment',
      );
    });
  },
};

export const CheckFailed: Story = {
  name: 'Check that failed',
  parameters: { msw: [links, failsOnce('checkLinks', 'CM_NOT_FOUND'), check, ...usual] },
  play: async ({ canvas, step }) => {
    await step('The links stand all the same, and it can be tried again', async () => {
      await rowOf(canvas, 'All day');
      await canvas.findByText('The links could not be checked.', {}, patience);
      await press(canvas, 'Try again');
      await canvas.findByText(/all 20 links work/, {}, patience);
    });
  },
};

export const PartlyChecked: Story = {
  name: 'More than one check holds',
  parameters: {
    msw: [links, answers('checkLinks', { ...checkOf(exampleLinks), total: 9000 }), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/the first 20 of 9,000 links work/, {}, patience);
  },
};

export const LocalAddress: Story = {
  name: 'Local address',
  parameters: {
    msw: [
      answers('getConfiguration', {
        ...configuration,
        publicUrl: 'http://localhost:3000',
        isPublicUrlLocal: true,
      }),
      links,
      check,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Says that the links work on this machine only, and what to do', async () => {
      await canvas.findByText(/all 20 links work on this machine/, {}, patience);
      await canvas.findByText('Phones cannot reach this address yet', {}, patience);
    });
  },
};

export const OtherPages: Story = {
  name: 'Other pages',
  parameters: {
    msw: [
      answers('getConfiguration', {
        ...configuration,
        marketingUrl: 'https://cardamom-and-lime.example',
        posUrl: 'https://till.example/cardamom-and-lime',
        screenUrl: 'https://screens.example',
      }),
      links,
      check,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Open Point of sale' }, patience);
    await expect(open).toHaveAttribute('href', 'https://till.example/cardamom-and-lime');
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [
    (Story) => (
      <FromRightToLeft>
        <Story />
      </FromRightToLeft>
    ),
  ],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'All day');
    await canvas.findByText(/all 20 links work/, {}, patience);
  },
};
