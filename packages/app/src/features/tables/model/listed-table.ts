import type { DiningTable } from '@cardamom/api-types';

/** A table as it is stored, with what is typed of it. */
export interface ListedTable extends DiningTable {
  /** What guests call it. */
  name: string;
}
