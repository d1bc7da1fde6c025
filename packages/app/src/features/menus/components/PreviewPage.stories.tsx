import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { examplePreview, fridayPreview, longPreview } from '../testing/example-menus.ts';

const meta = {
  title: 'App/Menus/Preview',
  component: StoryApp,
  args: { path: '/menu-management/menus/preview' },
  parameters: { ...screenParameters, msw: [answers('previewMenus', examplePreview), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Now: Story = {
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('What is on, what is greyed, and what is not shown and why', async () => {
      await canvas.findByText('Greyed, from 18:00', {}, patience);
      await expect(canvas.getByText('Outside its hours, on from Mon 12:00')).toBeVisible();
      await expect(canvas.getByText(/Saturday 14 March 2026, 12:00/)).toBeVisible();
      await expect(canvas.getByText('Next scheduled change: 18:00.')).toBeVisible();
      await canvas.findByRole('heading', { name: 'Sea bass with fennel' }, patience);
    });
  },
};

export const FridayEvening: Story = {
  name: 'Friday, 18:30',
  tags: ['keyboard'],
  args: { path: '/menu-management/menus/preview?at=2026-03-20T18%3A30' },
  parameters: {
    msw: [answers('previewMenus', fridayPreview), ...usual],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByText(/Friday 20 March 2026, 18:30/, {}, patience);
    await expect(canvas.getByText('Next scheduled change: Sat 01:00.')).toBeVisible();
    await step('Now is one key away', async () => {
      canvas.getByRole('button', { name: 'Now' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('button', { name: 'Now' })).toBeNull();
    });
  },
};

export const Filtered: Story = {
  name: 'Filtered as guests do',
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const glass = await canvas.findByLabelText('The page on a phone', { selector: '[tabindex]' }, patience);
    const phone = within(glass);
    const findButton = () => phone.findByRole('link', { name: /^Find & filter/ }, patience);
    await step('The form stands in the place of the page, and goes with Escape', async () => {
      await userEvent.click(await findButton());
      await waitFor(() => expect(phone.getByRole('form', { name: 'Find & filter' })).toHaveFocus());
      await expect(phone.queryByRole('heading', { level: 3 })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(await findButton()).toHaveFocus();
    });
    await step('What is asked for is found, said, and taken away again', async () => {
      await userEvent.click(await findButton());
      await userEvent.type(await phone.findByRole('searchbox', {}, patience), 'hummus{Enter}');
      await waitFor(() => expect(phone.getByRole('region', { name: '1 of 3 dishes' })).toHaveFocus());
      await expect(phone.getAllByRole('heading', { level: 3 })).toHaveLength(1);
      await userEvent.click(phone.getByRole('link', { name: /hummus.*remove/ }));
      await waitFor(() => expect(phone.getAllByRole('heading', { level: 3 })).toHaveLength(3));
      await expect(await findButton()).toHaveFocus();
    });
    await step('The page around it stays where it is', async () => {
      await expect(window.location.hash).toBe('');
    });
  },
};

export const LongMenu: Story = {
  name: 'A menu of thousands',
  tags: ['no-picture'],
  parameters: {
    msw: [answers('previewMenus', longPreview), ...usual],
  },
  play: async ({ canvas, step }) => {
    const phone = await canvas.findByLabelText('The page on a phone', { selector: '[tabindex]' }, patience);
    const dish = (name: string) => within(phone).findByRole('heading', { name }, patience);
    const drawn = () => within(phone).getAllByRole('heading', { level: 3 }).length;
    await step('Only what is near what the phone shows is drawn', async () => {
      await dish('Dish 1 of 1');
      await expect(drawn()).toBeLessThanOrEqual(120);
    });
    await step('Its end is there when it is scrolled to', async () => {
      phone.scrollTo({ top: phone.scrollHeight, behavior: 'instant' });
      await dish('Dish 2000 of 3');
      await expect(drawn()).toBeLessThanOrEqual(120);
    });
    await step('A section is where the bar leads, whatever is drawn', async () => {
      await userEvent.click(within(phone).getByRole('link', { name: 'Part 2' }));
      await expect(await dish('Dish 1 of 2')).toBeVisible();
      const part = await dish('Part 2');
      await waitFor(() => {
        const [top = 0, edge = 0] = [part, phone].map((one) => one.getBoundingClientRect().top);
        return expect(Math.abs(top - edge)).toBeLessThan(150);
      });
    });
  },
};

export const NothingShown: Story = {
  name: 'Nothing shown',
  parameters: {
    msw: [answers('previewMenus', { ...examplePreview, menus: [], nextChangeAt: null }), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Guests find no menu at this time', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('previewMenus'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What guests see' }, patience);
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('previewMenus', 'CM_RATE'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The preview could not be loaded', {}, patience);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  // Chromium places the digits of its Arabic date now here, now a quarter of a pixel further.
  tags: ['no-picture'],
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Greyed, from 18:00', {}, patience);
  },
};
