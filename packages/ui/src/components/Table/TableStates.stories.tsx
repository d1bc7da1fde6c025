import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import type { ColumnKind, ColumnRoom, StateLook, TableColumn } from './columns.ts';
import type { MenuButtonItem } from '../MenuButton/index.ts';
import { columns, dishes, type Dish } from './Table.example.ts';
import type { TableSelection } from './rows.ts';
import { Table } from './Table.tsx';

const states = {
  available: { label: 'Available', look: 'usual' },
  soldOut: { label: 'Sold out until 17:00', look: 'warning', icon: 'soldOut' },
  hidden: { label: 'Hidden', look: 'muted', icon: 'hidden' },
  inactive: { label: 'Inactive', look: 'outline', icon: 'inactive' },
} as const satisfies Record<
  string,
  { label: string; look: StateLook; icon?: 'soldOut' | 'hidden' | 'inactive' }
>;

type State = keyof typeof states;

const sentences: Readonly<Record<State, string>> = {
  available: 'Guests can order it.',
  soldOut: 'It comes back by itself.',
  hidden: 'Guests do not see it.',
  inactive: 'On no menu until it is available again.',
};

const firstStates: Readonly<Record<string, State>> = { 'sea-bass': 'soldOut', tea: 'inactive' };

/** The columns of a kind, shown where there is that much room. */
const waiting = (showsFrom: ColumnRoom, kind: ColumnKind): TableColumn<Dish>[] =>
  columns.filter((column) => column.kind === kind).map((column) => Object.assign({}, column, { showsFrom }));

/** Says something a moment after it is there, as what has to be asked for does. */
function LateLine({ text }: { text: string }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isThere && text;
}

/** What one state says more exactly. */
const ends = (onAction: () => void): MenuButtonItem[] => {
  const soldOut = {
    label: 'Sold out',
    icon: 'soldOut',
    description: 'Guests see it, but cannot order it.',
  } as const;
  return [
    {
      id: 'day',
      label: 'Sold out until the end of the day',
      end: '04:00',
      under: { ...soldOut, text: 'Until the end of the day' },
      isChosen: false,
      onAction,
    },
    {
      id: 'back',
      label: 'Sold out until I bring it back',
      under: { ...soldOut, text: 'Until I bring it back' },
      isChosen: false,
      onAction,
    },
  ];
};

/** Props of `DishesWithStates`. */
interface DishesWithStatesProps {
  isDisabled?: boolean;
  /** What is chosen stays on its way. */
  isStoring?: boolean;
  foot?: () => ReactNode;
  /** Sold out says until when. */
  hasEnds?: boolean;
}

function DishesWithStates({
  isDisabled = false,
  isStoring = false,
  foot,
  hasEnds = false,
}: DishesWithStatesProps) {
  const [stateOf, setStateOf] = useState(firstStates);
  const [selectedKeys, setSelectedKeys] = useState<TableSelection>(new Set());
  const of = ({ id }: Dish) => stateOf[id] ?? 'available';
  const shown: TableColumn<Dish>[] = [
    ...columns.filter(({ kind }) => kind === 'img'),
    {
      kind: 'text',
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      detail: (dish) => [
        { text: dish.price === null ? 'Market price' : '€24.00', tone: 'plain', on: 'cards' },
        ...(of(dish) === 'available' ? [] : [{ text: states[of(dish)].label, on: 'cards' as const }]),
        ...(dish.allergens.tone === 'warning'
          ? [{ text: 'Allergens not declared', tone: 'warning' as const }]
          : []),
        ...(dish.picture === null ? [{ text: 'No picture', on: 'rows' as const }] : []),
        { text: dish.categories.join(', ') || 'No category', on: 'narrow' },
      ],
    },
    ...waiting('medium', 'chips'),
    ...waiting('rows', 'money'),
    {
      kind: 'choice',
      id: 'state',
      header: 'Status',
      showsFrom: 'rows',
      value: (dish) => states[of(dish)],
      label: (dish) => `Status of ${dish.name}: ${states[of(dish)].label}`,
      isDisabled: () => isDisabled,
      isChanging: ({ id }) => isStoring && stateOf[id] !== firstStates[id],
      ...(foot !== undefined && { foot }),
      options: (dish) =>
        (Object.keys(states) as State[]).flatMap((state): MenuButtonItem[] => {
          const choose = () => setStateOf({ ...stateOf, [dish.id]: state });
          if (hasEnds && state === 'soldOut') return ends(choose);
          return [
            {
              id: state,
              label: states[state].label,
              description: sentences[state],
              isChosen: of(dish) === state,
              onAction: choose,
            },
          ];
        }),
    },
    ...waiting('wide', 'date'),
    ...columns.filter(({ kind }) => kind === 'operation'),
  ];
  return (
    <Table
      label="Items"
      columns={shown}
      rows={dishes}
      getRowId={({ id }) => id}
      rowHref={({ id }) => `#items/${id}`}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
    />
  );
}

const meta = {
  title: 'Data/Table/States',
  component: DishesWithStates,
  parameters: {
    docs: {
      description: {
        component:
          'A `choice` column says in one cell which state a row is in and changes it there, at once. What is usual stays quiet; only exceptions stand out, in the cell and in the second line (`RowRemark`).\n\n`showsFrom` lets columns wait for room. Where all values wait, rows on a phone are short lines: the row’s menu then offers the states (and the line at their foot), and choosing the row, which a long press does too.',
      },
    },
  },
} satisfies Meta<typeof DishesWithStates>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('The cell opens the states, each with a sentence, the one that holds marked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status of Sea bass: Sold out until 17:00' }));
      const menu = await screen.findByRole('menu');
      const chosen = within(menu).getByRole('menuitemradio', { name: 'Sold out until 17:00' });
      await waitFor(() => expect(chosen).toBeVisible());
      await expect(chosen).toBeChecked();
      await expect(chosen).toHaveAccessibleDescription('It comes back by itself.');
    });
    await step('A press changes the state, and the focus is on the cell again', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Available' }));
      const cell = { name: 'Status of Sea bass: Available' };
      await waitFor(() => expect(canvas.getByRole('button', cell)).toHaveFocus());
    });
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status of Lentil soup: Available' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const WithFoot: Story = {
  name: 'With a line that comes late',
  args: {
    foot: () => (
      <LateLine text="On All day, Evening, and the tasting menu of the week that has a long name" />
    ),
  },
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status of Lentil soup: Available' }));
    const menu = await screen.findByRole('menu');
    const entries = within(menu).getAllByRole('menuitemradio');
    const places = () => entries.map((entry) => entry.getBoundingClientRect().toJSON());
    const before = places();
    await step('It fills in below the states, which stay where they are', async () => {
      await screen.findByText(/^On All day, Evening/);
      await expect(places()).toEqual(before);
    });
    await step('It is said of the menu, and no stop of its keys', async () => {
      await expect(menu).toHaveAccessibleDescription(/^On All day, Evening/);
      await userEvent.keyboard('{End}');
      await expect(entries.at(-1)).toHaveFocus();
    });
  },
};

export const MoreExactly: Story = {
  name: 'One state more exactly',
  tags: ['in-dark', 'forced-colors'],
  args: { hasEnds: true },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status of Lentil soup: Available' }));
    const menu = within(await screen.findByRole('menu'));
    await step('Each entry says all of it by its name, and its hour', async () => {
      const day = menu.getByRole('menuitemradio', { name: 'Sold out until the end of the day' });
      await expect(day).toHaveAccessibleDescription('04:00');
      await expect(day).toHaveTextContent(/^Until the end of the day/);
    });
    await step('The words above them are no stop of its keys', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(menu.getByRole('menuitemradio', { name: /end of the day/ })).toHaveFocus();
    });
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const state of canvas.getAllByRole('button', { name: /^Status of/ }))
      await expect(state).toBeDisabled();
  },
};

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

export const WhileStored: Story = {
  name: 'While it is stored',
  args: { isStoring: true },
  play: async ({ canvas, step }) => {
    await step('The cell that was changed keeps the focus', async () => {
      canvas.getByRole('button', { name: 'Status of Lentil soup: Available' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      const cell = await canvas.findByRole('button', { name: 'Status of Lentil soup: Hidden' });
      await waitFor(() => expect(cell).toHaveAttribute('aria-disabled', 'true'));
      // A browser takes the focus off a disabled button only as it draws.
      await frame();
      await frame();
      await expect(cell).toHaveFocus();
    });
    await step('and takes no other change', async () => {
      await userEvent.keyboard('{Enter}s');
      await userEvent.click(canvas.getByRole('button', { name: 'Status of Lentil soup: Hidden' }));
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
    await step('Another row does', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status of Sea bass: Sold out until 17:00' }));
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Changed by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Enter on the cell opens the states, an arrow and Enter choose one', async () => {
      canvas.getByRole('button', { name: 'Status of Lentil soup: Available' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      const cell = { name: 'Status of Lentil soup: Hidden' };
      await waitFor(() => expect(canvas.getByRole('button', cell)).toHaveFocus());
    });
  },
};

export const ByOneLetter: Story = {
  name: 'Opened by one letter',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const row = canvas.getByRole('row', { name: /Lentil soup/ });
    await step('"s" on a row opens its states; Escape leads back to them', async () => {
      row.focus();
      await userEvent.keyboard('s');
      await screen.findByRole('menu', { name: 'Status of Lentil soup: Available' });
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Status of Lentil soup: Available' })).toHaveFocus();
    });
    await step('Within a word it is a letter like the others', async () => {
      row.focus();
      await userEvent.keyboard('les');
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  },
};

export const Narrow: Story = {
  name: 'Short rows on a phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas, step }) => {
    await step('A row’s menu offers its states, and to choose it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Sea bass' }));
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(within(menu).getByRole('menuitemradio', { name: 'Hidden' })).toBeVisible());
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Select' }));
    });
    await step('Once one is chosen, all rows show their boxes', async () => {
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Sea bass' })).toBeChecked());
      await expect(canvas.getByRole('checkbox', { name: 'Select Lentil soup' })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
