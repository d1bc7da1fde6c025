import type { Change, OperationId } from '@cardamom/api-types';
import type { RestaurantOwned } from '#database/restaurant-transaction.ts';
import { insertImage, insertVariants } from '#files/repository.ts';
import { newId } from '#shared/ids.ts';
import type { RequestOptions, TestAnswer, TestServer } from '../server.ts';
import type { Storage, StoredRows } from './stored-rows.ts';

type Kind = 'Category' | 'Item' | 'ModifierGroup' | 'Menu';

const tables: Readonly<Record<Kind, RestaurantOwned>> = {
  Category: 'category',
  Item: 'item',
  ModifierGroup: 'modifier_group',
  Menu: 'menu',
};

const idParameter = (kind: Kind) => `${kind.charAt(0).toLowerCase()}${kind.slice(1)}Id`;

/** A restaurant whose owner edits, and whose rows a test reads as they are stored. */
export type House = {
  rows(): Promise<StoredRows>;
  ask(operationId: OperationId, options?: RequestOptions): Promise<TestAnswer>;
  /** Throws unless it succeeds; returns the data. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever the contract declares
  request(operationId: OperationId, options?: RequestOptions): Promise<any>;
  version(table: RestaurantOwned, id: string): Promise<number>;
  /** Returns the new entity's id. */
  add(kind: Kind, draft: object): Promise<string>;
  remove(kind: Kind, id: string): Promise<void>;
  restore(kind: Kind, id: string): Promise<void>;
  /** Takes the entity's last change back, with all that was changed together with it. */
  undoLast(entityId: string): Promise<void>;
  /** A picture as an upload leaves it, without files. */
  addPicture(): Promise<string>;
};

/** Registers a restaurant of its own. */
export async function openHouse(server: TestServer, storage: Storage): Promise<House> {
  const owner = await server.registerRestaurant();
  const restaurantId = owner.profile.restaurant.id;
  const house: House = {
    rows: () => storage.rows(restaurantId),
    ask: (operationId, options) => owner.request(operationId, options),
    async request(operationId, options) {
      const answer = await owner.request(operationId, options);
      if (answer.status >= 300)
        throw new Error(
          `${operationId} ${JSON.stringify(options?.body)} answered ${answer.status}: ${answer.text}`,
        );
      return answer.body?.data;
    },
    version: (table, id) => storage.version(table, id),
    async add(kind, draft) {
      return (await house.request(`create${kind}`, { body: draft })).id as string;
    },
    async remove(kind, id) {
      const version = await house.version(tables[kind], id);
      await house.request(`delete${kind}`, {
        params: { [idParameter(kind)]: id },
        headers: { 'if-match': `"${version}"` },
      });
    },
    async restore(kind, id) {
      await house.request(`restore${kind}`, { params: { [idParameter(kind)]: id } });
    },
    async undoLast(entityId) {
      const { items } = await house.request('listChanges', { query: { entityId, limit: '1' } });
      const [{ id: changeId, batchId }] = items as [Change];
      if (batchId === null) {
        await house.request('undoChange', { params: { changeId }, body: {} });
        return;
      }
      const { refused } = await house.request('undoChangeBatch', { params: { batchId } });
      if (refused.length > 0) throw new Error(`Not undone: ${JSON.stringify(refused)}`);
    },
    addPicture: () =>
      server.database.inRestaurant(restaurantId, async (tx) => {
        const id = newId();
        await insertImage(tx, { id, width: 8, height: 8, dominantColour: '#00ff00', altText: 'A dish' });
        await insertVariants(tx, id, [
          { format: 'webp', width: 8, height: 8, bytes: Buffer.from('picture') },
        ]);
        return id;
      }),
  };
  return house;
}
