import { Readable } from 'node:stream';
import type { Item } from '@cardamom/api-types';
import { makeSignInLink } from '../../src/authentication/one-time-link.ts';
import { openImportStore } from '../../src/online-menu/imports/files/import-store.ts';
import type { PlannedRow } from '../../src/online-menu/imports/plan/plan.ts';
import { planDigest } from '../../src/online-menu/imports/plan/summary.ts';
import { newId } from '../../src/shared/ids.ts';
import type { ReleasedDatabase } from './released-database.ts';
import type { Person, TestServer } from './server.ts';

const added = { created_at: 1, updated_at: 1, version: 1, deleted_at: null };
const allergens = { isDeclared: false, contains: [], mayContain: [] };

/** A restaurant as the last release stored it: a dish of 1,500 (1,200 before), an extra of 250 and one of −50. */
export class StoredRestaurant {
  readonly id = newId();
  readonly item = newId();
  readonly group = newId();
  readonly change = newId();
  readonly waiting = newId();
  readonly email = `${newId()}@example.com`;
  readonly slug: string;
  readonly currency: string;
  readonly scale: number;

  /** `scale` is how many minor units the release counted in one of the currency. */
  constructor(currency: string, scale: number) {
    this.currency = currency;
    this.scale = scale;
    this.slug = `bistro-${currency.toLowerCase()}`;
  }

  /** The dish as history and answers hold it. */
  dish(price: number, version: number): Item {
    const sizes = [{ id: newId(), name: '', kind: 'PRICED' as const, price: price * this.scale }];
    const [createdAt, updatedAt] = ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z'];
    const availability = { state: 'AVAILABLE', until: null } as const;
    const nothing = { ingredients: [], marks: [], calories: null, image: null, externalRef: null };
    const { item: id } = this;
    const links = { categories: [], modifierGroups: [{ id: this.group, name: 'Extras' }] };
    const own = { name: 'Soup', description: '', sizes, allergens, availability, isActive: true };
    return { id, createdAt, updatedAt, version, ...own, ...nothing, ...links } as unknown as Item;
  }

  async fill(db: ReleasedDatabase, dataDir: string): Promise<void> {
    const [account, staff, category] = [newId(), newId(), newId()];
    const here = { restaurant_id: this.id };
    const add = async (table: string, row: Record<string, unknown>) => {
      await db.insertInto(table).values(row).execute();
    };
    await add('restaurant', {
      id: this.id,
      name: 'Bistro',
      restaurant_type: 'BISTRO',
      default_currency: this.currency,
      default_language: 'en',
      time_zone: 'UTC',
      business_email: null,
      phone_prefix: null,
      phone_number: null,
      address: '',
      order_types: '[]',
      is_demo: 0,
      ...added,
    });
    await add('restaurant_slug', { ...here, slug: this.slug, is_current: 1, created_at: 1 });
    await add('qr_menu_settings', {
      ...here,
      shows_price: 1,
      shows_ingredients: 1,
      shows_allergens: 1,
      shows_calories: 1,
      updated_at: 1,
      version: 1,
    });
    const person = { created_at: 1, updated_at: 1, email: this.email, email_key: this.email };
    await add('account', { ...person, id: account, password_hash: null, is_active: 1 });
    await add('staff', {
      ...here,
      ...added,
      id: staff,
      account_id: account,
      name: 'Ola',
      last_name: '',
      position: '',
      phone_prefix: null,
      phone_number: null,
      permissions: '["ALL"]',
      is_owner: 1,
      is_active: 1,
      pin_digest: staff,
      default_language: 'en',
      theme: 'light',
      image_id: null,
      invited_at: null,
      last_sign_in_at: null,
    });
    await add('category', {
      ...here,
      ...added,
      id: category,
      name: 'Soups',
      name_key: 'soups',
      description: '',
      kind: 'DEFAULT',
      image_id: null,
      position: 0,
      is_active: 1,
    });
    await add('item', {
      ...here,
      ...added,
      version: 2,
      id: this.item,
      name: 'Soup',
      name_key: 'soup',
      description: '',
      image_id: null,
      allergens: JSON.stringify(allergens),
      marks: '[]',
      calories: null,
      availability_state: 'AVAILABLE',
      availability_until: null,
      external_ref: null,
      is_active: 1,
    });
    const size = { ...here, id: newId(), item_id: this.item, position: 0, name: '', name_key: '' };
    await add('item_size', { ...size, kind: 'PRICED', price: 1500 * this.scale });
    await add('item_category', { ...here, item_id: this.item, category_id: category, position: 0 });
    await add('menu', {
      ...here,
      ...added,
      id: newId(),
      name: 'All day',
      name_key: 'all day',
      description: '',
      includes_all_categories: 1,
      position: 0,
      is_active: 1,
      windows: '[]',
      starts_on: null,
      ends_on: null,
      outside_hours: 'HIDE',
      channels: '["QR","SCREENS"]',
    });
    await add('modifier_group', {
      ...here,
      ...added,
      id: this.group,
      name: 'Extras',
      name_key: 'extras',
      guest_name: '',
      minimum: 0,
      maximum: null,
      external_ref: null,
      is_active: 1,
    });
    for (const [position, [name, delta]] of (
      [
        ['Bread', 250],
        ['Small', -50],
      ] as const
    ).entries())
      await add('modifier_option', {
        ...here,
        id: newId(),
        modifier_group_id: this.group,
        position,
        name,
        name_key: name,
        price_delta: delta * this.scale,
        calories_delta: null,
        is_default: 0,
        allergens: JSON.stringify(allergens),
        availability_state: 'AVAILABLE',
        availability_until: null,
      });
    await add('item_modifier_group', {
      ...here,
      item_id: this.item,
      modifier_group_id: this.group,
      position: 0,
    });
    const written = { ...here, staff_id: staff, created_at: 1, batch_id: null, undoes: null };
    const [before, after] = [JSON.stringify(this.dish(1200, 1)), JSON.stringify(this.dish(1500, 2))];
    const edit = { ...written, entity: 'ITEM', entity_id: this.item, action: 'UPDATED', before, after };
    await add('change', { ...edit, id: this.change });
    await add('change', {
      ...written,
      id: newId(),
      entity: 'QR_MENU_SETTINGS',
      entity_id: this.id,
      action: 'UPDATED',
      before: '{"shows":{"price":true}}',
      after: '{"shows":{"price":false}}',
    });
    const answer = { status: 201, data: this.dish(1500, 2), version: 2 };
    const kept = { scope: this.id, key: 'a-key', fingerprint: 'f', status: 201, created_at: Date.now() };
    await add('idempotency_key', { ...kept, answer: JSON.stringify(answer) });
    const key = { restaurantId: this.id, importId: this.waiting };
    const keep = await openImportStore(dataDir).begin(key);
    const file = Readable.from([Buffer.from(this.exported('Lemonade', 'Drink'))]);
    await keep('menu.json', file as AsyncIterable<Buffer>, () => undefined);
    await add('menu_import', {
      ...here,
      id: this.waiting,
      staff_id: staff,
      file_name: 'menu.json',
      format: 'CARDAMOM_JSON',
      state: 'READY',
      counts: '[]',
      notes: '[]',
      plan_digest: planDigest(this.plan),
      problem: null,
      was_interrupted: 0,
      runner: null,
      alive_at: Date.now(),
      batch_id: null,
      created_at: 1,
      finished_at: null,
    });
  }

  /** A file that the last release exported, amounts in its minor units. */
  exported(name: string, groupName: string): string {
    const size = { name: '', kind: 'PRICED', price: 900 * this.scale };
    const option = { name: 'Ice', priceDelta: 100 * this.scale, isDefault: false, allergens };
    const group = { name: groupName, minimum: 0, maximum: null, options: [option] };
    const item = { name, categories: ['Soups'], sizes: [size] };
    const lists = { categories: [], modifierGroups: [group], items: [item], menus: [] };
    return JSON.stringify({ format: 'cardamom-menu', version: 1, currency: this.currency, ...lists });
  }

  /** What the last release showed of the import that waits: amounts in words. */
  get plan(): PlannedRow[] {
    const row = { place: 'items[0]', outcome: 'NEW', reasons: [], changes: [], entityId: null } as const;
    const after = this.scale === 1 ? '900' : '900.00';
    const told = [
      { field: 'Price', before: '', after },
      { field: 'Category', before: '', after: 'Soups' },
    ];
    return [
      {
        ...row,
        entity: 'CATEGORY',
        name: 'Soups',
        outcome: 'UNCHANGED',
        reasons: [],
        changes: [],
        edits: [],
      },
      {
        ...row,
        place: 'modifierGroups[0]',
        entity: 'MODIFIER_GROUP',
        name: 'Drink',
        reasons: [],
        changes: [],
        edits: [],
      },
      { ...row, entity: 'ITEM', name: 'Lemonade', reasons: [], changes: told, edits: [] },
    ];
  }
}

/** Signs in whoever owns the restaurant by now. */
export async function ownerOf(server: TestServer, { email }: StoredRestaurant): Promise<Person> {
  const link = await makeSignInLink(server.database, server.config, email);
  const person = server.visitor();
  const answer = await person.request('spendSignInLink', { body: { token: link.split('#')[1] } });
  if (answer.status !== 200) throw new Error(`The owner cannot sign in: ${answer.status}`);
  return person;
}
