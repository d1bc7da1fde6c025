import { settleDuplicates } from './duplicates.ts';
import { matchPictures } from './pictures.ts';
import { leaveOutUnused, planCategories, planItemOrder } from './plan-categories.ts';
import { planItems } from './plan-items.ts';
import { planMenus } from './plan-menus.ts';
import { planModifierGroups } from './plan-modifier-groups.ts';
import type { Plan } from './plan.ts';
import type { Planning } from './planning.ts';

/** Compares what a file holds with what is there, and says row by row what an import would do. Nothing is written. */
export function planImport(planning: Planning): Plan {
  const { menu, pictures, current } = planning;
  settleDuplicates(menu, current.items, planning.last);
  matchPictures(menu, pictures);
  const plan: Plan = {
    rows: [],
    notes: menu.notes,
    categories: [],
    modifierGroups: [],
    items: [],
    itemOrders: [],
    menus: [],
    pictures: [],
  };
  const categoryKeys = planCategories(planning, plan);
  const groupKeys = planModifierGroups(planning, plan);
  leaveOutUnused(planning, plan, planItems(planning, plan, { categoryKeys, groupKeys }));
  planItemOrder(planning, plan);
  planMenus(planning, plan, categoryKeys);
  return plan;
}
