import type { QrMenuSettings, QrMenuSettingsPatch } from '@cardamom/api-types';
import type { Selectable } from 'kysely';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { QrMenuSettingsTable } from '../../database/schema/restaurants.ts';
import { entityKind, type FieldWriters, type Named } from '../../entities/kind.ts';
import { reading, writing, type Handlers } from '../../http/call.ts';
import { instant, now } from '../../shared/clock.ts';
import { stored, toFlag } from '../../shared/named-fields.ts';
import { presentConflict } from '../../shared/present-conflict.ts';
import { Problem } from '../../shared/problem.ts';
import { assertVersion, requiredVersion } from '../../shared/version.ts';

/** History names what it tells of, and knows nothing of these settings that could be switched off. */
type KeptSettings = QrMenuSettings & { readonly name: string; readonly isActive: boolean };

const writers = {
  showsPrice: ({ showsPrice }) => ({ showsPrice }),
  showsIngredients: ({ showsIngredients }) => ({ showsIngredients }),
  showsAllergens: ({ showsAllergens }) => ({ showsAllergens }),
  showsCalories: ({ showsCalories }) => ({ showsCalories }),
  look: ({ look }) => ({ look }),
  accentColour: ({ accentColour }) => ({ accentColour }),
} satisfies FieldWriters<KeptSettings, QrMenuSettingsPatch>;

function settingsOf(row: Selectable<QrMenuSettingsTable>): QrMenuSettings {
  return {
    id: row.id,
    showsPrice: row.shows_price === 1,
    showsIngredients: row.shows_ingredients === 1,
    showsAllergens: row.shows_allergens === 1,
    showsCalories: row.shows_calories === 1,
    look: row.look,
    accentColour: row.accent_colour,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  };
}

const kept = (settings: QrMenuSettings): KeptSettings => ({
  ...settings,
  name: 'QR menu settings',
  isActive: true,
});

function toWire({ name: _name, isActive: _isActive, ...settings }: KeptSettings): QrMenuSettings {
  return settings;
}

/** What guests see of each dish, and how; a restaurant has these settings from its founding on. */
export async function getQrMenuSettings(tx: RestaurantTransaction): Promise<QrMenuSettings> {
  return settingsOf(await tx.selectFrom('qr_menu_settings').selectAll().executeTakeFirstOrThrow());
}

/** Changes the named version; throws CM_CONFLICT. */
async function update(
  tx: RestaurantTransaction,
  staffId: string | null,
  { version }: Pick<Named, 'version'>,
  patch: QrMenuSettingsPatch,
): Promise<KeptSettings> {
  const before = kept(await getQrMenuSettings(tx));
  assertVersion(version, before);
  await tx
    .updateTable('qr_menu_settings')
    .set({
      shows_price: stored(patch.showsPrice, toFlag),
      shows_ingredients: stored(patch.showsIngredients, toFlag),
      shows_allergens: stored(patch.showsAllergens, toFlag),
      shows_calories: stored(patch.showsCalories, toFlag),
      look: patch.look,
      accent_colour: patch.accentColour,
      version: version + 1,
      updated_at: now(),
    })
    .execute();
  const after = kept(await getQrMenuSettings(tx));
  await recordChange(tx, {
    staffId,
    entity: 'QR_MENU_SETTINGS',
    entityId: after.id,
    action: 'UPDATED',
    before,
    after,
  });
  return after;
}

const staysThere = () => Promise.reject(new Problem('CM_NOT_FOUND'));

/** The settings of the QR menu as history knows them; they cannot be deleted. */
export const qrMenuSettingsEntity = entityKind<KeptSettings, QrMenuSettingsPatch>({
  table: 'qr_menu_settings',
  operation: 'updateQrMenuSettings',
  writers,
  get: async (tx) => kept(await getQrMenuSettings(tx)),
  update: (tx, staffId, named, patch) => update(tx, staffId, named, patch as QrMenuSettingsPatch),
  remove: staysThere,
  restore: staysThere,
});

/** Handlers of the contract's `/online-menu/qr-menu`. */
export const qrMenuHandlers = {
  getQrMenuSettings: reading<'getQrMenuSettings'>(async (_call, tx) => {
    const data = await getQrMenuSettings(tx);
    return { status: 200, data, version: data.version };
  }),

  updateQrMenuSettings: writing<'updateQrMenuSettings'>(async ({ staff, ifMatch, body }, tx) => {
    const saved = await presentConflict(
      () => update(tx, staff.staffId, { version: requiredVersion(ifMatch) }, body),
      (current) => Promise.resolve(toWire(current as KeptSettings)),
    );
    return { status: 200, data: toWire(saved), version: saved.version };
  }),
} satisfies Handlers;
