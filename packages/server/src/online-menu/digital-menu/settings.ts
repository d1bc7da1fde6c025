import type { DigitalMenuSettings, DigitalMenuSettingsPatch } from '@cardamom/api-types';
import type { Selectable } from 'kysely';
import { recordChange } from '../../changes/record-change.ts';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { DigitalMenuSettingsTable } from '../../database/schema/screens.ts';
import { entityKind, type FieldWriters, type Named } from '../../entities/kind.ts';
import { reading, writing, type Handlers } from '../../http/call.ts';
import { instant, now } from '../../shared/clock.ts';
import { stored, toFlag } from '../../shared/named-fields.ts';
import { presentConflict } from '../../shared/present-conflict.ts';
import { Problem } from '../../shared/problem.ts';
import { assertVersion, requiredVersion } from '../../shared/version.ts';
import { categoryErrors } from './chosen-categories.ts';

/** History names what it tells of, and knows nothing of these settings that could be switched off. */
type KeptSettings = DigitalMenuSettings & { readonly name: string; readonly isActive: boolean };

const writers = {
  layout: ({ layout }) => ({ layout }),
  categoryIds: ({ categoryIds }) => ({ categoryIds }),
  itemSeconds: ({ itemSeconds }) => ({ itemSeconds }),
  isLongerForText: ({ isLongerForText }) => ({ isLongerForText }),
  showsPrice: ({ showsPrice }) => ({ showsPrice }),
  showsIngredients: ({ showsIngredients }) => ({ showsIngredients }),
  showsAllergens: ({ showsAllergens }) => ({ showsAllergens }),
  showsCalories: ({ showsCalories }) => ({ showsCalories }),
  showsLogo: ({ showsLogo }) => ({ showsLogo }),
  showsClock: ({ showsClock }) => ({ showsClock }),
  showsSoldOut: ({ showsSoldOut }) => ({ showsSoldOut }),
  isDark: ({ isDark }) => ({ isDark }),
} satisfies FieldWriters<KeptSettings, DigitalMenuSettingsPatch>;

function settingsOf(row: Selectable<DigitalMenuSettingsTable>): DigitalMenuSettings {
  return {
    id: row.id,
    layout: row.layout,
    categoryIds: [...fromJson(row.category_ids)],
    itemSeconds: row.item_seconds,
    isLongerForText: row.is_longer_for_text === 1,
    showsPrice: row.shows_price === 1,
    showsIngredients: row.shows_ingredients === 1,
    showsAllergens: row.shows_allergens === 1,
    showsCalories: row.shows_calories === 1,
    showsLogo: row.shows_logo === 1,
    showsClock: row.shows_clock === 1,
    showsSoldOut: row.shows_sold_out === 1,
    isDark: row.is_dark === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  };
}

const columnsOf = (patch: DigitalMenuSettingsPatch) => ({
  layout: patch.layout,
  category_ids: stored(patch.categoryIds, toJson),
  item_seconds: patch.itemSeconds,
  is_longer_for_text: stored(patch.isLongerForText, toFlag),
  shows_price: stored(patch.showsPrice, toFlag),
  shows_ingredients: stored(patch.showsIngredients, toFlag),
  shows_allergens: stored(patch.showsAllergens, toFlag),
  shows_calories: stored(patch.showsCalories, toFlag),
  shows_logo: stored(patch.showsLogo, toFlag),
  shows_clock: stored(patch.showsClock, toFlag),
  shows_sold_out: stored(patch.showsSoldOut, toFlag),
  is_dark: stored(patch.isDark, toFlag),
});

const kept = (settings: DigitalMenuSettings): KeptSettings => ({
  ...settings,
  name: 'Digital menu settings',
  isActive: true,
});

function toWire({ name: _name, isActive: _isActive, ...settings }: KeptSettings): DigitalMenuSettings {
  return settings;
}

/** What screens show that say nothing else, and how; a restaurant has these settings from its founding on. */
export async function getDigitalMenuSettings(tx: RestaurantTransaction): Promise<DigitalMenuSettings> {
  return settingsOf(await tx.selectFrom('digital_menu_settings').selectAll().executeTakeFirstOrThrow());
}

/** Changes the named version; throws CM_CONFLICT, and CM_REFERENCE for categories that the restaurant never had. */
export async function updateDigitalMenuSettings(
  tx: RestaurantTransaction,
  staffId: string | null,
  { version }: Pick<Named, 'version'>,
  patch: DigitalMenuSettingsPatch,
): Promise<KeptSettings> {
  const before = kept(await getDigitalMenuSettings(tx));
  assertVersion(version, before);
  const errors = await categoryErrors(tx, patch.categoryIds);
  if (errors.length > 0) throw Problem.fields(errors);
  await tx
    .updateTable('digital_menu_settings')
    .set({ ...columnsOf(patch), version: version + 1, updated_at: now() })
    .execute();
  const after = kept(await getDigitalMenuSettings(tx));
  await recordChange(tx, {
    staffId,
    entity: 'DIGITAL_MENU_SETTINGS',
    entityId: after.id,
    action: 'UPDATED',
    before,
    after,
  });
  return after;
}

const staysThere = () => Promise.reject(new Problem('CM_NOT_FOUND'));

/** The settings of the digital menu as history knows them; they cannot be deleted. */
export const digitalMenuSettingsEntity = entityKind<KeptSettings, DigitalMenuSettingsPatch>({
  table: 'digital_menu_settings',
  operation: 'updateDigitalMenuSettings',
  writers,
  get: async (tx) => kept(await getDigitalMenuSettings(tx)),
  update: (tx, staffId, named, patch) =>
    updateDigitalMenuSettings(tx, staffId, named, patch as DigitalMenuSettingsPatch),
  remove: staysThere,
  restore: staysThere,
});

/** Handlers of the contract's `/online-menu/digital-menu`. */
export const digitalMenuHandlers = {
  getDigitalMenuSettings: reading<'getDigitalMenuSettings'>(async (_call, tx) => {
    const data = await getDigitalMenuSettings(tx);
    return { status: 200, data, version: data.version };
  }),

  updateDigitalMenuSettings: writing<'updateDigitalMenuSettings'>(async ({ staff, ifMatch, body }, tx) => {
    const saved = await presentConflict(
      () => updateDigitalMenuSettings(tx, staff.staffId, { version: requiredVersion(ifMatch) }, body),
      (current) => Promise.resolve(toWire(current as KeptSettings)),
    );
    return { status: 200, data: toWire(saved), version: saved.version };
  }),
} satisfies Handlers;
