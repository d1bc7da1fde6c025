import type { ImportNote } from '@cardamom/api-types';
import { leftOut } from '../imported-menu.ts';
import { textIn, type JsonObject } from './json-value.ts';

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}

/** Counts the fields of a file that no reader asked for, so that nothing is lost without being named. */
export class UnreadFields {
  readonly #counts = new Map<string, { count: number; sample: string }>();

  /** Notes each filled field of an object besides those that were read. */
  see(kind: string, object: JsonObject, read: readonly string[]): void {
    for (const [key, value] of Object.entries(object)) {
      if (read.includes(key) || isEmpty(value)) continue;
      const name = `${kind}: ${key}`;
      const before = this.#counts.get(name);
      const sample = textIn(value).slice(0, 40);
      this.#counts.set(name, { count: (before?.count ?? 0) + 1, sample: before?.sample ?? sample });
    }
  }

  notes(): ImportNote[] {
    return [...this.#counts].map(([name, { count, sample }]) => {
      const example = sample === '' ? '' : `, such as “${sample}”`;
      return leftOut(
        name,
        `Cardamom has no field for it: ${count} ${count === 1 ? 'value' : 'values'}${example}.`,
      );
    });
  }
}
