import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { RowList } from './RowList.tsx';

const onRestore = fn();

const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 80"><rect width="150" height="80" fill="#DAF5E0"/><circle cx="75" cy="40" r="32" fill="#fff"/><circle cx="75" cy="40" r="18" fill="#5EC57F"/></svg>',
)}`;

const restore = (name: string) => (
  <Button size="small" icon="restore" aria-label={`Bring back ${name}`} onPress={() => onRestore(name)}>
    Bring back
  </Button>
);

const meta = {
  title: 'Data/RowList',
  component: RowList,
  parameters: {
    docs: {
      description: {
        component:
          'A few things inside a card, each with one thing to do: what is sold out, what changed last, where one is signed in.\n\n- Give each button the name of its row (`aria-label`).\n- Don’t use it where things are compared, sorted or selected: that is a `Table`.\n- Don’t use it for facts about one thing: that is `DescriptionList`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Sold out',
    rows: [
      {
        id: 'bass',
        title: 'Sea bass with fennel',
        detail: 'Until tomorrow, 04:00',
        picture: plate,
        end: restore('Sea bass with fennel'),
      },
      {
        id: 'tart',
        title: 'Lime tart',
        detail: 'Until you bring it back',
        picture: plate,
        end: restore('Lime tart'),
      },
    ],
  },
  beforeEach: () => {
    onRestore.mockClear();
  },
} satisfies Meta<typeof RowList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  name: 'With pictures and actions',
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Each row has its own action', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bring back Lime tart' }));
      await expect(onRestore).toHaveBeenCalledWith('Lime tart');
    });
  },
};

export const WithLinks: Story = {
  name: 'With icons, links and badges, by keyboard',
  tags: ['keyboard'],
  args: {
    label: 'Where the menu is shown',
    rows: [
      {
        id: 'qr',
        title: 'QR menu',
        detail: 'All day, until 22:00',
        icon: 'qrCode',
        href: '#qr',
        end: <Badge tone="success">Live</Badge>,
      },
      {
        id: 'bar',
        title: 'Screen at the bar',
        detail: 'Last seen 09:12',
        icon: 'screen',
        href: '#bar',
        end: <Badge tone="warning">Offline</Badge>,
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Tab goes from row to row', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Screen at the bar' })).toHaveFocus();
    });
  },
};

export const TitlesOnly: Story = {
  name: 'Titles only',
  args: {
    label: 'Sections',
    rows: [
      { id: 'terrace', title: 'Terrace' },
      { id: 'bar', title: 'Bar' },
    ],
  },
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    rows: [
      {
        id: 'long',
        title: 'Slow-roast shoulder of Alentejo lamb with preserved lemon and cardamom rice',
        detail: 'Sold out until the end of the business day, tomorrow at 04:00',
        picture: plate,
        end: restore('Slow-roast shoulder of lamb'),
      },
      {
        id: 'word',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
        end: restore('Frühstück'),
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Sold out' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'نفد',
    rows: [
      {
        id: 'bass',
        title: 'قاروص مع الشمر',
        detail: 'حتى الغد 04:00',
        picture: plate,
        end: <Badge>نفد</Badge>,
      },
    ],
  },
};
