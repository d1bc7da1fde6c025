import type { OperationId } from '@cardamom/api-types';
import { isDeepStrictEqual } from 'node:util';
import type { TestServer } from '../server.ts';
import type { Edited } from './edited.ts';
import { openHouse, type House } from './house.ts';
import { differences, rowOf, type Difference, type Storage, type StoredRows } from './stored-rows.ts';
import { subsetsOf } from './subsets.ts';

/** What happens around an edit, in this order. What is hidden at the end comes back after the last of the edits. */
const orders = {
  alone: ['edit'],
  'hidden before': ['hide', 'bring back', 'edit'],
  'hidden between': ['hide', 'edit', 'bring back'],
  'hidden after': ['edit', 'hide', 'bring back'],
  'undone while hidden': ['hide', 'edit', 'undo', 'bring back'],
  'while hidden': ['edit'],
} as const;

type Order = keyof typeof orders;

/** So many cases with unasked changes tell what is wrong; the rest is not tried. */
const mostHarmful = 5;

/** What was tried of an operation, and every change that nobody asked for. */
export type Tried = { readonly summary: string; readonly unasked: readonly string[] };

const ownerColumns = ['restaurant_id', 'menu_id', 'item_id', 'modifier_group_id', 'section_id'];

/** Whether an edit of these fields may have made the difference; an undo leaves no trace but what a field says, and parts, whose ids are new. */
function isAsked({ table, id, fields }: Edited, named: readonly string[], order: Order) {
  const isUndone = order === 'undone while hidden';
  const writes = new Set(named.flatMap((field) => fields[field]?.writes ?? []));
  const leaves = new Set(named.flatMap((field) => fields[field]?.leaves ?? []));
  return ({ table: changed, column, row }: Difference): boolean => {
    if (changed === table && row['id'] === id) return (isUndone ? leaves : writes).has(column);
    const isOwn = ownerColumns.some((owner) => row[owner] === id);
    const places = [changed, `${changed}.${column}`, `${changed} ${String(row['role'])}`];
    return isOwn && places.some((place) => writes.has(place));
  };
}

/** One entity that is edited again and again, each time from what the last edit left. */
class Trial {
  #n = 0;
  #rows: StoredRows;
  #isHiding = false;
  readonly #house: House;
  readonly #operationId: OperationId;
  readonly edited: Edited;

  constructor(house: House, operationId: OperationId, edited: Edited, rows: StoredRows) {
    this.#house = house;
    this.#operationId = operationId;
    this.#rows = rows;
    this.edited = edited;
  }

  #patch(named: readonly string[]): object {
    const { table, id, fields } = this.edited;
    const rows = this.#rows;
    const moment = { n: (this.#n += 1), row: rowOf(rows, table, id), rows, isHiding: this.#isHiding };
    return Object.fromEntries(named.map((field) => [field, fields[field]?.next(moment)]));
  }

  async #edit(named: readonly string[]): Promise<void> {
    const version = await this.#house.version(this.edited.table, this.edited.id);
    const options = this.edited.request(this.#patch(named), version);
    await this.#house.request(this.#operationId, options);
  }

  async #step(step: (typeof orders)[Order][number], named: readonly string[]): Promise<void> {
    if (step === 'edit') return this.#edit(named);
    if (step === 'undo') return this.#house.undoLast(this.edited.id);
    this.#isHiding = step === 'hide';
    return this.#isHiding ? this.edited.hide() : this.edited.bringBack();
  }

  /** Hides what can be hidden, or brings it back; that much differs from then on. */
  async turn(step: 'hide' | 'bring back'): Promise<void> {
    await this.#step(step, []);
    this.#rows = await this.#house.rows();
  }

  /** Edits these fields over a version that nobody has any more; returns what that changed, or how else it was answered. */
  async runLate(named: readonly string[]): Promise<string[]> {
    const { id, table } = this.edited;
    const version = await this.#house.version(table, id);
    const late = this.edited.request(this.#patch(named), version - 1);
    const answer = await this.#house.ask(this.#operationId, late);
    const changed = differences(this.#rows, await this.#house.rows());
    const told = changed.map(({ table: name, column }) => `late: ${name}.${column}`);
    return answer.status === 412 ? told : [...told, `late: answered ${answer.status}`];
  }

  /** Edits these fields in this order; returns what nobody asked for. */
  async run(named: readonly string[], order: Order): Promise<string[]> {
    const before = this.#rows;
    try {
      for (const step of orders[order]) await this.#step(step, named);
    } catch (error) {
      return [`${named.join('+')}, ${order}: ${String(error)}`];
    }
    this.#rows = await this.#house.rows();
    const asked = isAsked(this.edited, named, order);
    const changed = differences(before, this.#rows).filter((difference) => !asked(difference));
    const [was, is] = [this.edited.hidden(before), this.edited.hidden(this.#rows)];
    const told = changed.map(
      (one) => `${one.table}.${one.column} ${JSON.stringify(one.was)} → ${JSON.stringify(one.is)}`,
    );
    if (!isDeepStrictEqual(was, is)) told.push(`hidden ${JSON.stringify(was)} → ${JSON.stringify(is)}`);
    return told.map((change) => `${named.join('+')}, ${order}: ${change}`);
  }
}

/** Which subsets are edited in an order: each while something is hidden, pairs alone, single fields and all in every order. */
function subsetsIn(order: Order, subsets: readonly string[][], count: number): readonly string[][] {
  if (order === 'while hidden') return subsets;
  const most = order === 'alone' ? 2 : 1;
  return subsets.filter(({ length }) => length <= most || length === count);
}

/**
 * Edits subsets of an operation's fields in every order of hiding; after a change that nobody asked for it goes on
 * with a new restaurant.
 */
export async function tryEdits(
  { server, storage }: { readonly server: TestServer; readonly storage: Storage },
  operationId: OperationId,
  fields: readonly string[],
  edit: (house: House) => Promise<Edited>,
): Promise<Tried> {
  const begin = async () => {
    const house = await openHouse(server, storage);
    const edited = await edit(house);
    return new Trial(house, operationId, edited, await house.rows());
  };
  let trial = await begin();
  const unasked = fields
    .filter((field) => !(field in trial.edited.fields))
    .map((field) => `${field} has no value to try`);
  if (unasked.length > 0) return { summary: '', unasked };
  const subsets = subsetsOf(fields);
  let cases = 0;
  let harmful = 0;
  const summed = (): Tried => ({
    summary: `${operationId}: ${fields.length} fields, ${subsets.length} subsets, ${cases} cases in all orders; unasked changes: ${unasked.length}, in ${harmful} cases`,
    unasked,
  });
  for (const order of Object.keys(orders) as Order[]) {
    if (order === 'undone while hidden' && trial.edited.history === null) continue;
    if (order === 'while hidden') await trial.turn('hide');
    for (const named of subsetsIn(order, subsets, fields.length)) {
      cases += 1;
      const found = await trial.run(named, order);
      if (found.length === 0) continue;
      harmful += 1;
      unasked.push(...found);
      if (harmful === mostHarmful) return summed();
      trial = await begin();
      if (order === 'while hidden') await trial.turn('hide');
    }
    if (order === 'while hidden') await trial.turn('bring back');
  }
  unasked.push(...(await trial.runLate(fields)));
  return summed();
}
