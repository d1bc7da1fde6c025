import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { columns, manyDishes, type Dish } from './Table.example.ts';
import { Table } from './Table.tsx';

const getRowId = ({ id }: Dish) => id;
const fifty = manyDishes(50);

function Dishes({ rows }: { rows: readonly Dish[] }) {
  return <Table label="Items" columns={columns} rows={rows} getRowId={getRowId} />;
}

/** Rows on the page, without the header's. */
const drawn = () => screen.getAllByRole('row').length - 1;

/** A busy machine is seldom idle. */
const patience = { timeout: 15_000 };

afterEach(cleanup);

describe('rows of a table', () => {
  it('come a screen first, and the others by themselves', async () => {
    render(<Dishes rows={fifty} />);
    expect(drawn()).toBe(20);
    await waitFor(() => expect(drawn()).toBe(50), patience);
  });

  it('come all at once where they fit on a screen', () => {
    render(<Dishes rows={fifty.slice(0, 20)} />);
    expect(drawn()).toBe(20);
  });

  it('stay when they are put in another order', async () => {
    const { rerender } = render(<Dishes rows={fifty} />);
    await waitFor(() => expect(drawn()).toBe(50), patience);
    rerender(<Dishes rows={fifty.toReversed()} />);
    expect(drawn()).toBe(50);
  });

  it('come a screen first again when others take their place', async () => {
    const { rerender } = render(<Dishes rows={fifty.slice(0, 25)} />);
    await waitFor(() => expect(drawn()).toBe(25), patience);
    rerender(<Dishes rows={fifty.slice(25)} />);
    expect(drawn()).toBe(20);
  });
});
