import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from '@cardamom/ui';
import { Table, type TableColumn, type TableSelection, type TableSort } from '@cardamom/ui/table';

/*
 * The same fifty rows of eleven cells as our table and as elements written by hand, in one run: what the platform itself needs
 * is the floor that our table is measured against.
 */

interface Dish {
  id: string;
  name: string;
  categories: readonly string[];
  price: number;
  calories: number;
  isAvailable: boolean;
  updatedAt: string;
}

const rowsOnPage = 50;

function page(number: number): Dish[] {
  return Array.from({ length: rowsOnPage }, (_, place) => ({
    id: `dish-${number}-${place}`,
    name: `Dish ${place}`,
    categories: ['Breakfast', 'Small plates'],
    price: 1000 + ((place * 137) % 900),
    calories: 300 + place,
    isAvailable: true,
    updatedAt: '2026-11-21T10:00:00Z',
  }));
}

const text = (id: string, header: string, value: (dish: Dish) => string): TableColumn<Dish> => ({
  kind: 'text',
  id,
  header,
  value,
});

const columns: readonly TableColumn<Dish>[] = [
  { kind: 'img', id: 'picture', header: 'Picture', value: () => null },
  { ...text('name', 'Name', ({ name }) => name), isRowHeader: true, isSortable: true },
  { kind: 'chips', id: 'categories', header: 'Categories', value: ({ categories }) => categories },
  {
    kind: 'money',
    id: 'price',
    header: 'Price',
    isSortable: true,
    currency: { code: 'EUR', digits: 2, isWrittenWhole: false },
    value: ({ price }) => price,
  },
  {
    kind: 'status',
    id: 'allergens',
    header: 'Allergens',
    value: () => ({ tone: 'neutral', label: 'Declared' }),
  },
  text('calories', 'KCal', ({ calories }) => String(calories)),
  {
    kind: 'switch',
    id: 'available',
    header: 'Available',
    value: ({ isAvailable }) => isAvailable,
    label: ({ name }) => `${name} is available`,
    onChange: () => undefined,
  },
  {
    kind: 'choice',
    id: 'state',
    header: 'Status',
    value: () => ({ label: 'Active', look: 'usual' }),
    label: ({ name }) => `Status of ${name}`,
    options: () => [
      { id: 'on', label: 'Active', isChosen: true },
      { id: 'off', label: 'Inactive', isChosen: false },
    ],
  },
  { kind: 'date', id: 'updated', header: 'Updated', timeZone: 'UTC', value: ({ updatedAt }) => updatedAt },
  {
    kind: 'operation',
    id: 'actions',
    header: 'Actions',
    label: ({ name }) => `Actions for ${name}`,
    value: () => [
      { id: 'edit', label: 'Edit' },
      { id: 'delete', label: 'Delete' },
    ],
  },
];

const getRowId = ({ id }: Dish) => id;
const rowHref = ({ id }: Dish) => `#${id}`;
const sorted = (rows: readonly Dish[], sign: number) =>
  rows.toSorted((one, other) => sign * (one.price - other.price));

function Ours({ rows: given }: { rows: readonly Dish[] }) {
  const [selectedKeys, setSelectedKeys] = useState<TableSelection>(new Set());
  const [sort, setSort] = useState<TableSort>();
  const rows = sort ? sorted(given, sort.direction === 'ascending' ? 1 : -1) : given;
  return (
    <UiProvider>
      <Table
        label="Dishes"
        {...{ columns, rows, getRowId, rowHref, sort, selectedKeys }}
        onSelectionChange={setSelectedKeys}
        onSortChange={setSort}
      />
    </UiProvider>
  );
}

function Native({ rows: given }: { rows: readonly Dish[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sign, setSign] = useState(0);
  const [menuOf, setMenuOf] = useState<string>();
  const rows = sign === 0 ? given : sorted(given, sign);
  const headers = columns.map(({ id, header }) => (
    <th key={id} data-kind={id === 'price' ? 'money' : id} onClick={() => setSign(sign === 1 ? -1 : 1)}>
      {header}
    </th>
  ));
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input type="checkbox" aria-label="All" />
          </th>
          {headers}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, categories, price, calories, isAvailable, updatedAt }) => (
          <tr key={id} data-selected={chosen.has(id) || undefined}>
            <td>
              <input
                type="checkbox"
                aria-label={name}
                checked={chosen.has(id)}
                onChange={() => setChosen(new Set([...chosen, id]))}
              />
            </td>
            <td>
              <span>No picture</span>
            </td>
            <th scope="row">
              <a href={`#${id}`}>{name}</a>
            </th>
            <td>
              <ul>
                {categories.map((category) => (
                  <li key={category}>
                    <span>{category}</span>
                  </li>
                ))}
              </ul>
            </td>
            <td>{price}</td>
            <td>
              <span>
                <svg />
                Declared
              </span>
            </td>
            <td>{calories}</td>
            <td>
              <button role="switch" aria-checked={isAvailable} aria-label={name}>
                <span />
              </button>
            </td>
            <td>
              <button>
                Active
                <svg />
              </button>
            </td>
            <td>
              <time>{updatedAt}</time>
            </td>
            <td>
              <button
                data-act="menu"
                aria-haspopup="menu"
                aria-label={`Actions for ${name}`}
                onClick={() => setMenuOf(id)}
              >
                <svg />
              </button>
              {menuOf === id && (
                <ul role="menu">
                  <li role="menuitem">Edit</li>
                  <li role="menuitem">Delete</li>
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The two tables that are compared. */
export type Drawn = 'ours' | 'native';

/** One round of a table, in ms. */
export interface FloorRound {
  mount: number;
  replace: number;
  choose: number;
  menu: number;
  sort: number;
}

const draw: Record<Drawn, (rows: readonly Dish[]) => ReactNode> = {
  ours: (rows) => <Ours rows={rows} />,
  native: (rows) => <Native rows={rows} />,
};

let root: Root | undefined;
let pages = 0;

/** How long React and layout take together for what `act` does. */
function laidOut(act: () => void): number {
  const start = performance.now();
  flushSync(act);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function untilPainted(act: () => void, isDone: () => boolean): Promise<number> {
  // What came before is on the screen.
  await nextFrame();
  await nextFrame();
  const start = performance.now();
  act();
  do await nextFrame();
  while (!isDone());
  return performance.now() - start;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Mounts a table anew, replaces its rows, chooses one, opens a row's menu and sorts. */
export async function floorRound(drawn: Drawn): Promise<FloorRound> {
  root?.unmount();
  const place = document.createElement('div');
  find('#root')?.replaceChildren(place);
  const made = createRoot(place);
  root = made;
  const show = () => {
    const rows = page((pages += 1));
    return laidOut(() => made.render(draw[drawn](rows)));
  };
  const mount = show();
  const replace = show();
  const choose = await untilPainted(
    () => find('tbody input')?.click(),
    () => find('tbody tr[data-selected]') !== null,
  );
  const sort = await untilPainted(
    () => find('th[data-kind=money]')?.click(),
    () => find('tbody tr')?.textContent.includes('Dish 0') === true,
  );
  const menu = await untilPainted(
    () => find('[data-act=menu]')?.click(),
    () => find('[role=menu]') !== null,
  );
  return { mount, replace, choose, menu, sort };
}
