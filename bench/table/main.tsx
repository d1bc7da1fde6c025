import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '@cardamom/ui';
import { Table, type TableSelection, type TableSort } from '@cardamom/ui/table';
import { columns, dishes, type Dish } from './dishes.ts';
import { floorRound } from './floor.tsx';

/** What the benchmark does with the page; each answers in how many ms its effect was on the screen. */
export interface BenchedTable {
  show: (count: number) => Promise<number>;
  append: (count: number) => Promise<number>;
  sortByPrice: () => Promise<number>;
  selectAll: () => Promise<number>;
}

declare global {
  interface Window {
    bench?: BenchedTable;
    floor?: typeof floorRound;
  }
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  do await nextFrame();
  while (!isDone());
  return performance.now() - start;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Whether the table lists that many rows and draws the first of them. */
const lists = (count: number) => () =>
  find('[role=grid]')?.getAttribute('aria-rowcount') === `${count + 1}` && find('[data-row]') !== null;

const getRowId = ({ id }: Dish) => id;
const rowHref = ({ id }: Dish) => `#${id}`;

function BenchedList() {
  const [rows, setRows] = useState<readonly Dish[]>([]);
  const [sort, setSort] = useState<TableSort>();
  const [selectedKeys, setSelectedKeys] = useState<TableSelection>(new Set());
  useEffect(() => {
    window.bench = {
      show: async (count) => timed(() => setRows(dishes(1, count)), lists(count)),
      append: async (count) => {
        const before = Number(find('[role=grid]')?.getAttribute('aria-rowcount')) - 1;
        return timed(
          () => setRows((present) => [...present, ...dishes(before + 1, count)]),
          lists(before + count),
        );
      },
      sortByPrice: async () =>
        timed(
          () => find('[role=columnheader][data-kind=money]')?.click(),
          () => find('[aria-sort=ascending]') !== null,
        ),
      selectAll: async () =>
        timed(
          () => find('[role=columnheader] input')?.click(),
          () => find('[data-row][data-selected]') !== null,
        ),
    };
  }, []);
  return (
    <Table
      label="Items"
      {...{ columns, rows, getRowId, rowHref, sort, selectedKeys }}
      onSelectionChange={setSelectedKeys}
      onSortChange={(wanted) => {
        const sign = wanted.direction === 'ascending' ? 1 : -1;
        setRows(rows.toSorted((one, other) => sign * (one.price - other.price)));
        setSort(wanted);
      }}
    />
  );
}

const root = document.getElementById('root');
if (location.hash === '#floor') window.floor = floorRound;
else if (root) {
  createRoot(root).render(
    <UiProvider>
      <BenchedList />
    </UiProvider>,
  );
}
