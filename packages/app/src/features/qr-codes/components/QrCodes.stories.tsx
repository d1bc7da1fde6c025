import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  configuration,
  fails,
  listOf,
  owner,
  patience,
  press,
  restaurant,
  RightToLeft as FromRightToLeft,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { exampleCheck, exampleMenu, exampleTables, refusedCheck } from '../testing/example-codes.ts';

const lists = [
  answers('listMenus', listOf([exampleMenu])),
  answers('listTableSections', listOf([exampleTables])),
];
const showing = (...first: typeof lists) => [...first, ...lists, ...usual];

const meta = {
  title: 'App/Printed codes',
  component: StoryApp,
  args: { path: '/digital-menu/qr-codes' },
  parameters: {
    ...screenParameters,
    msw: showing(answers('checkQrCode', exampleCheck)),
    docs: {
      description: {
        component:
          'Codes to print, of the restaurant, a menu, a table or all tables. The picture is the server’s own, so what is seen is what is printed, and it was read back before it is shown.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Restaurant: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step('The code is shown with its size, what a phone reads, and that it scans', async () => {
      await canvas.findByRole('img', { name: 'QR code of Cardamom & Lime' }, patience);
      await expect(canvas.getByText('2 × 2 cm')).toBeVisible();
      await expect(canvas.getByText(exampleCheck.link)).toBeVisible();
      await expect(canvas.getByText(/^From up to 16 cm away/)).toBeVisible();
    });
    await step('It can be downloaded', async () => {
      await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
    });
  },
};

export const WouldNotScan: Story = {
  name: 'Would not scan',
  args: { path: '/digital-menu/qr-codes?size=12&colour=%23f0c419' },
  parameters: { msw: showing(answers('checkQrCode', refusedCheck)) },
  play: async ({ canvas, step }) => {
    await canvas.findByText('It cannot be printed like this', {}, patience);
    await step('The reasons stand beside the fields', async () => {
      await expect(canvas.getByRole('textbox', { name: /Side in millimetres/ })).toHaveAccessibleDescription(
        /at least 13 mm/,
      );
      await expect(canvas.getByRole('textbox', { name: /^Colour/ })).toHaveAccessibleDescription(
        /Phones cannot tell these colours apart/,
      );
    });
    await step('It cannot be downloaded', async () => {
      await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
    });
  },
};

export const AllTables: Story = {
  name: 'All tables',
  args: { path: '/digital-menu/qr-codes?of=tables' },
  parameters: {
    msw: showing(
      answers('checkQrCode', {
        ...exampleCheck,
        name: 'Window 1',
        section: 'Dining room',
        codeCount: 100,
        pageCount: 3,
        unprintable: ['屋上'],
      }),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('The first table stands for all, with what is written under it', async () => {
      await canvas.findByRole('img', { name: 'QR code of Window 1' }, patience);
      await expect(canvas.getByText('100 codes on 3 pages')).toBeVisible();
    });
    await step('Names that the paper cannot write are told ahead', async () => {
      await expect(canvas.getByText(/Write them in by hand: 屋上/)).toBeVisible();
    });
    await step('Paper is chosen instead of a kind of file', async () => {
      await expect(canvas.getByRole('radio', { name: /^Table tents/ })).toBeVisible();
      await expect(canvas.queryByRole('radio', { name: /^SVG/ })).not.toBeInTheDocument();
    });
  },
};

export const Sizes: Story = {
  name: 'Small, large, and any other size',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const small = await canvas.findByRole('radio', { name: /^Small/ }, patience);
    await expect(small).toBeChecked();
    await step('Large is 15 × 15 cm', async () => {
      small.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await canvas.findByText('15 × 15 cm')).toBeVisible();
    });
    await step('Any other side can be typed', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const side = await canvas.findByRole('textbox', { name: /Side in millimetres/ });
      await userEvent.clear(side);
      await userEvent.type(side, '320');
      await expect(await canvas.findByText('32 × 32 cm')).toBeVisible();
    });
  },
};

export const NewCode: Story = {
  name: 'A new code for a menu',
  args: { path: '/digital-menu/qr-codes?of=menu' },
  parameters: {
    msw: showing(
      answers('checkQrCode', { ...exampleCheck, name: 'Evening' }),
      answers('replaceMenuCode', { ...exampleMenu, version: 2 }),
    ),
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a new code' }, patience));
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, patience));
    await step('It warns of what is printed already', async () => {
      await waitFor(() =>
        expect(dialog.getByText(/leads to your restaurant’s page from then on/)).toBeVisible(),
      );
    });
    await press(dialog, 'Make new code');
    await within(document.body).findByText('Evening has a new code. Print it.', {}, patience);
    await waitFor(() => expect(dialog.queryByText(/leads to your/)).not.toBeInTheDocument());
  },
};

export const LocalAddress: Story = {
  name: 'Address that phones cannot reach',
  parameters: {
    msw: [
      answers('getConfiguration', {
        ...configuration,
        publicUrl: 'http://localhost:3000',
        isPublicUrlLocal: true,
      }),
      ...showing(answers('checkQrCode', exampleCheck)),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Do not print yet: phones cannot reach this address', {}, patience);
    await expect(canvas.getByText(/^HOST=0\.0\.0\.0 PUBLIC_URL=http:\/\/192\.168\.1\.20:3000/)).toBeVisible();
  },
};

export const NoTables: Story = {
  name: 'No tables yet',
  args: { path: '/digital-menu/qr-codes?of=tables' },
  parameters: {
    msw: [answers('listTableSections', listOf([])), ...showing(answers('checkQrCode', exampleCheck))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no tables yet.', {}, patience);
    await expect(canvas.getByRole('link', { name: 'Add tables' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
  },
};

export const WithLogo: Story = {
  name: 'Who has a logo can show it',
  parameters: {
    msw: [
      answers('getRestaurant', {
        ...restaurant,
        logo: {
          id: '0198a000-0000-7000-8000-00000000f001',
          width: 4,
          height: 4,
          dominantColour: '#b0e730',
          altText: '',
          sources: [],
          version: 1,
        },
      }),
      ...showing(answers('checkQrCode', exampleCheck)),
    ],
  },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('switch', { name: /^Your logo/ }, patience);
    await userEvent.click(logo);
    await expect(await canvas.findByRole('switch', { name: /^Your logo/ })).toBeChecked();
  },
};

export const WithoutSettings: Story = {
  name: 'Without the right to tables, codes of tables stay as they are',
  args: { path: '/digital-menu/qr-codes?of=table' },
  parameters: {
    msw: [
      signedInAs({ ...owner, permissions: ['ONLINE_MENU'], isOwner: false }),
      ...showing(answers('checkQrCode', { ...exampleCheck, name: 'Window 1', section: 'Dining room' })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR code of Window 1' }, patience);
    await expect(canvas.queryByRole('button', { name: 'Make a new code' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { msw: showing(waits('checkQrCode')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Printed codes', level: 1 }, patience);
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: showing(fails('checkQrCode', 'fallback')) },
  play: async ({ canvas }) => {
    await canvas.findByText('The code could not be drawn', {}, patience);
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
    await canvas.findByRole('img', { name: 'QR code of Cardamom & Lime' }, patience);
  },
};
