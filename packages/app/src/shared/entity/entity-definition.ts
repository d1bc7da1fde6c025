import type { HistoryEntity, OperationId } from '@cardamom/api-types';
import { historyKinds } from '../history/history-kinds.ts';
import type { EntityWords } from '../messages/index.ts';
import type { Place } from '../routing/index.ts';
import {
  entityCalls,
  type DraftAt,
  type Entity,
  type EntityAt,
  type EntityCalls,
  type EntityCallsOptions,
  type EntityPath,
  type PatchAt,
} from './entity-calls.ts';
import type { MenusOf } from './where-live.ts';

/** Everything that lists and forms need to know of one kind of entity; a feature states it once. */
export interface EntityDefinition<Row extends Entity, Draft, Patch, Sort extends string = string> {
  /** The part of the catalogue that names it. */
  words: EntityWords;
  calls: EntityCalls<Row, Draft, Patch>;
  /** Who may call this may change entries, add and delete them. */
  writes: OperationId;
  /** Who may call this reads its history; everybody where it is left out. */
  historyFor?: OperationId;
  /** Orders the server knows; the first is that of a list nobody sorted. */
  sorts: readonly Sort[];
  /** Where its menus and screens are asked for, whose number a save tells; left out where it is on none. */
  menusOf?: MenusOf;
  /** Its list, the form of a new entry, and an entry's own. */
  places: { list: Place; newForm: Place; form: (id: string) => Place };
}

/** What a feature says of its kind; the rest follows from its path and from history's table of kinds. */
export interface EntityTraits<Sort extends string>
  extends
    Pick<EntityDefinition<Entity, never, never, Sort>, 'words' | 'historyFor' | 'sorts' | 'menusOf'>,
    EntityCallsOptions {
  /** What history calls it: the kind there says who may write it, and where one's form is. */
  history: HistoryEntity;
  /** The first part of its query keys, where that is not what history calls it. */
  key?: string;
  /** Its list, and the form of a new entry. */
  places: Pick<EntityDefinition<Entity, never, never>['places'], 'list' | 'newForm'>;
}

/** Defines a kind of entity by the path of its list, from which all types follow. */
export function defineEntity<Path extends EntityPath, Sort extends string>(
  path: Path,
  { history, key = history, places, touches, isOrdered, isCopied, ...known }: EntityTraits<Sort>,
): EntityDefinition<EntityAt<Path>, DraftAt<Path>, PatchAt<Path>, Sort> {
  const { place: form, writes } = historyKinds[history];
  const calls = entityCalls(path, key, { touches, isOrdered, isCopied });
  return { ...known, calls, writes, places: { ...places, form } };
}
