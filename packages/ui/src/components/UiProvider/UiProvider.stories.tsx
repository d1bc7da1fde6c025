import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withHeldTimers } from '../../stories/heldTimers.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Stack } from '../Stack/index.ts';
import { toast } from '../Toast/index.ts';
import { toastQueue } from '../Toast/toast-queue.ts';
import { UiProvider } from './UiProvider.tsx';

const navigate = fn();

const meta = {
  title: 'Layout/UiProvider',
  component: UiProvider,
  parameters: {
    docs: {
      description: {
        component:
          'Stands once around the app. It brings the tokens of both themes and Inter, the locale of numbers and dates, client-side navigation for every link, and the one region for toasts. The theme is the `data-theme` of the document. Do not nest a second one: its region would show every toast twice.',
      },
      source: {
        code: '<UiProvider locale="en-GB" navigate={(href) => router.navigate({ href })}>\n  <App />\n</UiProvider>',
      },
    },
  },
  args: { locale: 'en-GB', navigate, children: null },
  beforeEach: () => {
    navigate.mockClear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof UiProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

const noChange = () => undefined;

export const Locale: Story = {
  name: 'Numbers of its locale',
  tags: ['forced-colors'],
  args: {
    locale: 'de-DE',
    children: <NumberField label="Besuche" value={12_500.5} onChange={noChange} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Besuche' })).toHaveValue('12.500,5');
  },
};

export const FocusReturned: Story = {
  name: 'A focus that is given back while the page is out of reach',
  tags: ['no-picture'], // It looks like any button.
  args: {
    children: (
      <div>
        <Button>Change e-mail</Button>
      </div>
    ),
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Change e-mail' });
    const page = button.parentElement;
    const giveBack = () =>
      button.dispatchEvent(
        new CustomEvent('react-aria-focus-scope-restore', { bubbles: true, cancelable: true }),
      );
    await step('A page that can be reached is left to react-aria', async () => {
      await expect(giveBack()).toBe(true);
    });
    await step('The focus comes once the page can be reached again', async () => {
      page?.setAttribute('inert', '');
      await waitFor(() => expect(giveBack()).toBe(false));
      await expect(button).not.toHaveFocus();
      page?.removeAttribute('inert');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const ClientSideLinks: Story = {
  name: 'Client-side links',
  tags: ['keyboard'],
  args: { children: <Link href="/menu-management/items">Items</Link> },
  play: async ({ step }) => {
    await step('A followed link asks the app to navigate', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledWith('/menu-management/items', undefined);
    });
  },
};

export const OneToastRegion: Story = {
  name: 'One region for toasts',
  args: { children: null },
  render: () => (
    <Stack>
      <Inline>
        <Button onPress={() => toast.error('The picture was not saved.')}>Fail</Button>
      </Inline>
    </Stack>
  ),
  play: ({ canvas }) =>
    withHeldTimers(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      const region = await within(document.body).findByRole('region', { name: 'Notifications' });
      await waitFor(() => expect(within(region).getByText('The picture was not saved.')).toBeVisible());
    }),
};
