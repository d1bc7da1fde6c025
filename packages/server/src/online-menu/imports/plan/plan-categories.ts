import { nameKey } from '#shared/text.ts';
import { found, type ImportedCategory } from '../imported-menu.ts';
import { mostRows } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';
import { draftReasons } from './check-drafts.ts';
import { Differences, yesNo } from './compare.ts';
import { planPicture } from './plan-pictures.ts';
import { byNameKey, otherCategory, wrongRow, type Planning } from './planning.ts';
import type { Plan, WantedCategory } from './plan.ts';

/** The file's categories, and those its items name without the file listing them. */
function allCategories({ menu, current }: Planning): ImportedCategory[] {
  const items = new Set(current.items.map(({ name }) => nameKey(name)));
  const known = new Set(menu.categories.map(({ name }) => nameKey(name)));
  const named: ImportedCategory[] = [];
  for (const item of menu.items) {
    if (item.wrong.length > 0) continue;
    const isNew = !items.has(nameKey(item.name));
    const categories = item.categories ?? [];
    for (const name of categories.length === 0 && isNew ? [otherCategory] : categories) {
      if (known.has(nameKey(name))) continue;
      known.add(nameKey(name));
      named.push(found(item.place, name));
    }
    if (known.size > mostRows)
      throw new UnreadableFile(
        `The file names more than ${mostRows} categories, which are the most. Split it.`,
      );
  }
  return [...menu.categories, ...named];
}

/** Plans the categories; returns the keys of those an item can be put into. */
export function planCategories(planning: Planning, plan: Plan): ReadonlySet<string> {
  const { current } = planning;
  const existing = byNameKey(current.categories);
  const usable = new Set(existing.keys());
  for (const category of allCategories(planning)) {
    const { name, description, kind, isActive } = category;
    const wanted: WantedCategory = { name };
    if (description !== undefined) wanted.description = description;
    if (kind !== undefined) wanted.kind = kind;
    if (isActive !== undefined) wanted.isActive = isActive;
    const wrong = [
      ...category.wrong,
      ...(category.wrong.length > 0 ? [] : draftReasons('CategoryDraft', wanted)),
    ];
    if (wrong.length > 0) {
      plan.rows.push(wrongRow('CATEGORY', category, wrong));
      continue;
    }
    usable.add(nameKey(name));
    const before = existing.get(nameKey(name)) ?? null;
    const differences = new Differences();
    const picture = planPicture(planning, plan, category, before?.image ?? null, differences);
    if (before !== null) {
      differences.add('Description', before.description, wanted.description);
      differences.add('Kind', before.kind, wanted.kind);
      differences.add(
        'Active',
        yesNo(before.isActive),
        wanted.isActive === undefined ? undefined : yesNo(wanted.isActive),
      );
    }
    const row = {
      place: category.place,
      entity: 'CATEGORY' as const,
      name: before?.name ?? name,
      outcome:
        before === null
          ? ('NEW' as const)
          : differences.changes.length > 0
            ? ('CHANGED' as const)
            : ('UNCHANGED' as const),
      reasons: category.remarks,
      changes: before === null ? [] : differences.changes,
      edits: [],
      entityId: before?.id ?? null,
    };
    plan.rows.push(row);
    plan.categories.push({ row, wanted: { ...wanted, picture }, current: before });
  }
  return usable;
}

/** Leaves out categories that nothing would be in, because the items that name them stay where they were put here. */
export function leaveOutUnused({ menu }: Planning, plan: Plan, left: ReadonlySet<string>): void {
  const needed = new Set([
    ...menu.categories.map(({ name }) => nameKey(name)),
    ...plan.items.flatMap(({ wanted }) => (wanted.categories ?? []).map((name) => nameKey(name))),
  ]);
  const isUnused = ({ current, wanted: { name } }: Plan['categories'][number]) =>
    current === null && left.has(nameKey(name)) && !needed.has(nameKey(name));
  const rows = new Set(plan.categories.filter(isUnused).map(({ row }) => row));
  plan.categories = plan.categories.filter(({ row }) => !rows.has(row));
  plan.rows = plan.rows.filter((row) => !rows.has(row));
}

/** Plans the order of items within categories, where the file states one that the menu does not have. */
export function planItemOrder({ menu, current }: Planning, plan: Plan): void {
  const existing = byNameKey(current.categories);
  const steps = new Map(plan.categories.map((step) => [nameKey(step.wanted.name), step]));
  for (const { name, itemOrder } of menu.categories) {
    if (!Array.isArray(itemOrder)) continue;
    const step = steps.get(nameKey(name));
    if (step === undefined) continue;
    const wanted = itemOrder.map((item) => nameKey(item));
    const category = existing.get(nameKey(name));
    const now = (current.itemOrder.get(category?.id ?? '') ?? []).map((item) => nameKey(item.name));
    const isWanted = new Set(wanted);
    const isThere = new Set(now);
    const common = now.filter((key) => isWanted.has(key));
    const isSame =
      category !== undefined &&
      wanted.filter((key) => isThere.has(key)).every((key, at) => key === common[at]);
    const isWhole = wanted.every((key) => isThere.has(key));
    if (isSame && isWhole) continue;
    plan.itemOrders.push({ category: name, itemOrder });
    if (category !== undefined && step.row.outcome === 'UNCHANGED' && !isSame) {
      step.row.outcome = 'CHANGED';
      step.row.changes.push({ field: 'Order of items', before: '', after: itemOrder.join(', ') });
    }
  }
}
