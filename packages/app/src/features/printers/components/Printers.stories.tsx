import type { Printer } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  answers,
  emptyStory,
  failedStory,
  listOf,
  nothingFoundStory,
  patience,
  press,
  screenParameters,
  StoryApp,
  textField,
  usual,
  write,
} from '#shared/testing/index.ts';

const kitchen: Printer = {
  id: '0198a000-0000-7000-8000-0000000000d1',
  name: 'Kitchen pass',
  type: 'KITCHEN',
  paperWidth: 80,
  address: '192.168.1.40',
  port: 9100,
  isActive: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-18T10:05:00Z',
  version: 2,
};
const labels: Printer = {
  ...kitchen,
  id: '0198a000-0000-7000-8000-0000000000d2',
  name: 'Labels for take-away',
  type: 'LABEL',
  paperWidth: 58,
  address: '',
  isActive: false,
};
const list = answers('listPrinters', listOf([kitchen, labels]));

const listed = {
  operation: 'listPrinters',
  path: '/setting/printer',
  emptyTitle: 'No printers yet',
  add: 'Add printer',
  newHref: '/setting/printer/new',
  noMatchTitle: 'No printer matches',
  errorTitle: 'The printers could not be loaded',
} as const;

const meta = {
  title: 'App/Settings/Printers',
  component: StoryApp,
  args: { path: '/setting/printer' },
  parameters: {
    ...screenParameters,
    msw: [list, answers('getPrinter', kitchen), ...usual],
    docs: {
      description: {
        component:
          'The printers of the restaurant, and a page to try one with. What all lists and forms share has its states in App/Shared.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.setting.printer
export const List: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Each says what it prints for and where it is', async () => {
      const row = await canvas.findByRole('row', { name: /Kitchen pass/ }, patience);
      await expect(row).toHaveTextContent('192.168.1.40:9100');
      await expect(row).toHaveTextContent('80 mm');
      await expect(canvas.getByRole('row', { name: /Labels/ })).toHaveTextContent('Label');
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Kitchen pass/ }, patience);
  },
};

export const ValidationErrors: Story = {
  name: 'Validation errors',
  args: { path: '/setting/printer/new' },
  play: async ({ canvas, step }) => {
    await write(await textField(canvas, /^Address/), 'http://printer');
    await write(await textField(canvas, /^Port/), '99999');
    await press(canvas, 'Create printer');
    await step('Name and type are needed; an address is no link, and a port is a number', async () => {
      await canvas.findByText('Enter a name or an IP address, for example 192.168.1.40', {}, patience);
      await expect(canvas.getByText('Enter a port from 1 to 65535, for example 9100')).toBeVisible();
      await expect(canvas.getAllByText('This field is required')).toHaveLength(2);
    });
  },
};

export const Edit: Story = {
  tags: ['in-dark'],
  args: { path: `/setting/printer/${kitchen.id}` },
  play: async ({ canvas }) => {
    await expect(await textField(canvas, /^Address/)).toHaveValue('192.168.1.40');
    await expect(canvas.getByRole('radio', { name: '80 mm' })).toBeChecked();
  },
};

export const TestPage: Story = {
  name: 'Test page',
  args: { path: `/setting/printer/${kitchen.id}` },
  play: async ({ canvas, step }) => {
    await press(canvas, 'Print test page');
    await step('The page stands in its width before it is printed, and names what it tries', async () => {
      const dialog = within(await within(document.body).findByRole('dialog', {}, patience));
      const page = await dialog.findByRole('article', { name: 'Test page of Kitchen pass' });
      await expect(page).toHaveTextContent('192.168.1.40:9100');
      // 80 mm at 96 px an inch.
      await expect(Math.round(page.getBoundingClientRect().width)).toBeLessThanOrEqual(302);
    });
    await step('The browser’s own printing is one press away', async () => {
      let printed = 0;
      const usually = window.print;
      window.print = () => void (printed += 1);
      await userEvent.click(within(document.body).getByRole('button', { name: 'Print' }));
      window.print = usually;
      await expect(printed).toBe(1);
    });
  },
};

export const Empty: Story = { tags: ['no-picture'], ...emptyStory(listed) };

export const NothingFound: Story = { tags: ['no-picture'], ...nothingFoundStory(listed) };

export const Failed: Story = { tags: ['no-picture'], ...failedStory(listed) };
