import type { ChargeType, PriceTreatment, ServiceCharge, ServiceChargePatch } from '@cardamom/api-types';
import type { Selectable } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { ServiceChargeTable } from '../database/schema/settings.ts';
import { editAction } from '../entities/edit-action.ts';
import { entityKind, type FieldWriters, type Named } from '../entities/kind.ts';
import { reading, writing, type Handlers } from '../http/call.ts';
import { instant, now } from '../shared/clock.ts';
import { stored, toFlag } from '../shared/named-fields.ts';
import { Problem } from '../shared/problem.ts';
import { presentConflict } from '../shared/present-conflict.ts';
import { assertVersion, requiredVersion } from '../shared/version.ts';
import { findRestaurant } from './restaurant/repository.ts';

/** History names what it tells of. */
type NamedCharge = ServiceCharge & { readonly name: string };

/** A hundred percent, in thousandths of one. */
const everything = 100_000;

const writers = {
  // A rate means nothing without its type: the two are told, and come back, together.
  rate: ({ type, rate }) => ({ type, rate }),
  treatment: ({ treatment }) => ({ treatment }),
  purpose: ({ purpose }) => ({ purpose }),
  shortLine: ({ shortLine }) => ({ shortLine }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<NamedCharge, ServiceChargePatch>;

function chargeOf(row: Selectable<ServiceChargeTable>): NamedCharge {
  return {
    id: row.id,
    name: 'Service charge',
    type: row.type,
    rate: row.rate,
    treatment: row.treatment,
    purpose: row.purpose,
    shortLine: row.short_line,
    isActive: row.is_active === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  };
}

/** One that nobody set: nothing is asked for. A restaurant has one, so it goes by the restaurant's id. */
async function unset(tx: RestaurantTransaction): Promise<Selectable<ServiceChargeTable>> {
  const { id, created_at: createdAt } = await findRestaurant(tx);
  return {
    restaurant_id: id,
    id,
    type: 'PERCENTAGE' satisfies ChargeType,
    rate: 0,
    treatment: 'EXCLUDED' satisfies PriceTreatment,
    purpose: '',
    short_line: '',
    is_active: 0,
    created_at: createdAt,
    updated_at: createdAt,
    version: 1,
    deleted_at: null,
  };
}

const find = (tx: RestaurantTransaction) => tx.selectFrom('service_charge').selectAll().executeTakeFirst();

async function named(tx: RestaurantTransaction): Promise<NamedCharge> {
  return chargeOf((await find(tx)) ?? (await unset(tx)));
}

function toWire({ name: _name, ...charge }: NamedCharge): ServiceCharge {
  return charge;
}

async function write(tx: RestaurantTransaction, version: number, patch: ServiceChargePatch): Promise<void> {
  if ((await find(tx)) === undefined) {
    const { restaurant_id: _restaurant, ...row } = await unset(tx);
    await tx.insertInto('service_charge', row).execute();
  }
  await tx
    .updateTable('service_charge')
    .set({
      type: patch.type,
      rate: patch.rate,
      treatment: patch.treatment,
      purpose: patch.purpose,
      short_line: patch.shortLine,
      is_active: stored(patch.isActive, toFlag),
      version: version + 1,
      updated_at: now(),
    })
    .execute();
}

/** Changes the named version; throws CM_CONFLICT, or CM_RANGE for more than a hundred percent. */
async function update(
  tx: RestaurantTransaction,
  staffId: string | null,
  { version }: Pick<Named, 'version'>,
  patch: ServiceChargePatch,
): Promise<NamedCharge> {
  const before = await named(tx);
  assertVersion(version, before);
  const { type, rate } = { ...before, ...patch };
  if (type === 'PERCENTAGE' && rate > everything) throw Problem.field('/rate', 'CM_RANGE', '(100 % at most)');
  await write(tx, version, patch);
  const after = await named(tx);
  await recordChange(tx, {
    staffId,
    entity: 'SERVICE_CHARGE',
    entityId: after.id,
    action: editAction(patch),
    before,
    after,
  });
  return after;
}

const staysThere = () => Promise.reject(new Problem('CM_NOT_FOUND'));

/** The service charge as history knows it; it cannot be deleted. */
export const serviceChargeEntity = entityKind<NamedCharge, ServiceChargePatch>({
  table: 'service_charge',
  operation: 'updateServiceCharge',
  writers,
  get: (tx) => named(tx),
  update,
  remove: staysThere,
  restore: staysThere,
});

/** The restaurant's service charge. */
export const getServiceCharge = named;

/** Sets the restaurant's service charge, over the version there is. */
export async function setServiceCharge(tx: RestaurantTransaction, patch: ServiceChargePatch): Promise<void> {
  await update(tx, null, await named(tx), patch);
}

/** Handlers of the contract's `/settings/service-charge`. */
export const serviceChargeHandlers = {
  getServiceCharge: reading<'getServiceCharge'>(async (_call, tx) => {
    const data = toWire(await named(tx));
    return { status: 200, data, version: data.version };
  }),

  updateServiceCharge: writing<'updateServiceCharge'>(async ({ staff, ifMatch, body }, tx) => {
    const saved = await presentConflict(
      () => update(tx, staff.staffId, { version: requiredVersion(ifMatch) }, body),
      (current) => Promise.resolve(toWire(current as NamedCharge)),
    );
    return { status: 200, data: toWire(saved), version: saved.version };
  }),
} satisfies Handlers;
