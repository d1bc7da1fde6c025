import type { OperationId } from '@cardamom/api-types';
import type { EntityWords } from '../messages/index.ts';
import type { Place } from '../routing/index.ts';
import type { Entity, EntityCalls } from './entity-calls.ts';
import type { MenusOf } from './where-live.ts';

/** Everything that lists and forms need to know of one kind of entity; a feature states it once. */
export interface EntityDefinition<Row extends Entity, Draft, Patch, Sort extends string = string> {
  /** The part of the catalogue that names it. */
  words: EntityWords;
  calls: EntityCalls<Row, Draft, Patch>;
  /** Who may call this may change entries, add and delete them. */
  writes: OperationId;
  /** Orders the server knows; the first is that of a list nobody sorted. */
  sorts: readonly Sort[];
  /** Where its menus are asked for, whose number a save tells; left out where it is on none. */
  menusOf?: MenusOf;
  /** Its list, the form of a new entry, and an entry's own. */
  places: { list: Place; newForm: Place; form: (id: string) => Place };
}
