import type {
  AvailabilityChange,
  CategoryDraft,
  ItemDraft,
  ItemPatch,
  MenuDraft,
  ModifierGroup,
} from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { runsOf } from '../../shared/portions.ts';
import { nameKey } from '../../shared/text.ts';
import { changeAvailability } from '../availability/service.ts';
import { moveItems } from '../categories/order.ts';
import { itemRows } from '../categories/order-repository.ts';
import { categories } from '../categories/service.ts';
import { createItems, editItems, type NamedItem } from '../items/service.ts';
import { menus } from '../menus/service.ts';
import { modifierGroups } from '../modifier-groups/service.ts';
import type { CurrentMenu } from './plan/current-menu.ts';
import {
  isWritten,
  type CategoryStep,
  type GroupStep,
  type ItemStep,
  type MenuStep,
  type OrderStep,
  type PlannedRow,
  type Plan,
  type WantedPicture,
} from './plan/plan.ts';
import { rememberOrigin } from './repository.ts';

/** What applying needs besides the plan. */
export type Application = {
  readonly tx: RestaurantTransaction;
  readonly staffId: string;
  readonly current: CurrentMenu;
  /** The ids of pictures that are stored for this import, by digest. */
  readonly stored: ReadonlyMap<string, string>;
  readonly knownPictures: ReadonlyMap<string, string>;
};

type Ids = Map<string, string>;

const idsByName = (entries: readonly { id: string; name: string }[]): Ids =>
  new Map(entries.map(({ id, name }) => [nameKey(name), id]));

function idsOf(names: readonly string[], ids: Ids): string[] {
  const found = names.map((name) => ids.get(nameKey(name))).filter((id) => id !== undefined);
  return [...new Set(found)];
}

class ImportWriter {
  readonly #on: Application;
  readonly #categories: Ids;
  readonly #groups: Ids;
  readonly #items = new Map<string, Ids>();
  readonly #remembered = new Set<string>();

  constructor(application: Application) {
    this.#on = application;
    this.#categories = idsByName(application.current.categories);
    this.#groups = idsByName(application.current.modifierGroups);
  }

  /** The id of a wanted picture, stored for this import or known from an earlier one; undefined where none is wanted or it could not be read. */
  async #imageId(picture: WantedPicture | undefined): Promise<string | undefined> {
    if (picture === undefined) return undefined;
    const { tx, stored, knownPictures } = this.#on;
    const { digest } = picture.seen;
    const imageId = stored.get(digest);
    if (imageId === undefined) return knownPictures.get(digest);
    if (!this.#remembered.has(digest)) await rememberOrigin(tx, digest, imageId);
    this.#remembered.add(digest);
    return imageId;
  }

  async writeCategory({ row, wanted, current }: CategoryStep): Promise<void> {
    const { picture, ...fields } = wanted;
    const imageId = await this.#imageId(picture);
    const draft: CategoryDraft = imageId === undefined ? fields : { ...fields, imageId };
    const { tx, staffId } = this.#on;
    const { name: _name, ...patch } = draft;
    const hasPatch = current !== null && Object.keys(patch).length > 0;
    if (current === null) row.entityId = (await categories.create(tx, staffId, draft)).id;
    else if (hasPatch) await categories.update(tx, staffId, current, patch);
    this.#categories.set(nameKey(wanted.name), row.entityId ?? '');
  }

  async #groupContent({ wanted, current, writesContent }: GroupStep): Promise<ModifierGroup> {
    const { tx, staffId } = this.#on;
    if (current === null) return modifierGroups.create(tx, staffId, wanted);
    return writesContent ? modifierGroups.update(tx, staffId, current, wanted) : current;
  }

  async writeGroup(step: GroupStep): Promise<void> {
    const { row, wanted, optionStates } = step;
    const written = await this.#groupContent(step);
    const options = idsByName(written.options);
    await this.#setAvailability(
      optionStates.flatMap(({ option, state }): AvailabilityChange[] =>
        idsOf([option], options).map((id) => ({ entity: 'MODIFIER_OPTION', id, state })),
      ),
    );
    row.entityId = written.id;
    this.#groups.set(nameKey(wanted.name), written.id);
  }

  async #setAvailability(changes: readonly AvailabilityChange[]): Promise<void> {
    if (changes.length > 0) await changeAvailability(this.#on.tx, this.#on.staffId, changes);
  }

  async #itemContent({ wanted }: ItemStep) {
    const { categories, modifierGroups, picture, ...fields } = wanted;
    const imageId = await this.#imageId(picture);
    return {
      ...fields,
      ...(categories === undefined ? {} : { categoryIds: idsOf(categories, this.#categories) }),
      ...(modifierGroups === undefined ? {} : { modifierGroupIds: idsOf(modifierGroups, this.#groups) }),
      ...(imageId === undefined ? {} : { imageId }),
    };
  }

  /** Writes items that are all new, or are all there already; each written row learns its entity. */
  async writeItems(steps: readonly ItemStep[]): Promise<void> {
    const drafts: ItemDraft[] = [];
    const edits: (NamedItem & { patch: ItemPatch })[] = [];
    for (const step of steps) {
      if (!step.writesContent) continue;
      const content = await this.#itemContent(step);
      if (step.current) edits.push({ id: step.current.id, version: step.current.version, patch: content });
      else drafts.push({ sizes: [], categoryIds: [], ...content });
    }
    const { tx, staffId } = this.#on;
    const created = await createItems(tx, staffId, drafts);
    await editItems(tx, staffId, edits);
    for (const [index, { row }] of steps.entries()) row.entityId ??= created[index]?.id ?? null;
    await this.#setAvailability(
      steps.flatMap(({ row: { entityId: id }, availability: state }): AvailabilityChange[] =>
        id === null || state === null ? [] : [{ entity: 'ITEM', id, state }],
      ),
    );
  }

  /** A category's items once they are written, by name. */
  async #itemsIn(categoryId: string): Promise<Ids> {
    const items = this.#items.get(categoryId) ?? idsByName(await itemRows(this.#on.tx, categoryId));
    this.#items.set(categoryId, items);
    return items;
  }

  async writeMenu({ row, wanted, current }: MenuStep): Promise<void> {
    const { tx, staffId } = this.#on;
    const sections: NonNullable<MenuDraft['sections']> = [];
    for (const { category, title, itemOrder, hiddenItems, featuredItem } of wanted.sections)
      for (const categoryId of idsOf([category], this.#categories)) {
        const items = await this.#itemsIn(categoryId);
        sections.push({
          categoryId,
          title,
          itemOrder: idsOf(itemOrder, items),
          hiddenItemIds: idsOf(hiddenItems, items),
          featuredItemId: idsOf([featuredItem], items).at(0) ?? null,
        });
      }
    const draft = { ...wanted, sections };
    const written =
      current === null
        ? await menus.create(tx, staffId, draft)
        : await menus.update(tx, staffId, current, draft);
    row.entityId = written.id;
  }

  async writeOrder({ category, itemOrder }: OrderStep): Promise<void> {
    const { tx, staffId } = this.#on;
    const categoryId = this.#categories.get(nameKey(category));
    if (categoryId === undefined) return;
    const ids = idsByName(await itemRows(tx, categoryId));
    const ordered = idsOf(itemOrder, ids);
    if (ordered.length > 0) await moveItems(tx, staffId, categoryId, { ids: ordered, beforeId: null });
  }
}

function written<Step extends { readonly row: PlannedRow }>(steps: readonly Step[]): Step[] {
  return steps.filter(({ row }) => isWritten(row));
}

/** Whether both items are new, or both there already. */
const areBothNew = (one: ItemStep, other: ItemStep): boolean =>
  (one.current === null) === (other.current === null);

/** Writes a plan in the caller's transaction, through the same services as a person's own edits; each written row learns its entity. */
export async function applyPlan(plan: Plan, application: Application): Promise<void> {
  const writer = new ImportWriter(application);
  for (const step of written(plan.categories)) await writer.writeCategory(step);
  for (const step of written(plan.modifierGroups)) await writer.writeGroup(step);
  for (const steps of runsOf(written(plan.items), areBothNew)) await writer.writeItems(steps);
  for (const step of plan.itemOrders) await writer.writeOrder(step);
  for (const step of written(plan.menus)) await writer.writeMenu(step);
}
