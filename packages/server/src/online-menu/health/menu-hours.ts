import type { MenuGap, MenuWarning, MenuWarningKind } from '@cardamom/api-types';
import { businessDayAt, menuGaps, scheduleWarnings, type Place } from '@cardamom/api-types/schedule';
import { fromJson } from '../../database/json-text.ts';
import type { MenuTable } from '../../database/schema/menu.ts';
import { instantOrNull } from '../../shared/clock.ts';

const named: readonly MenuWarningKind[] = ['ENDED', 'NEVER_ON', 'WINDOWS_OVERLAP'];

const scheduleOf = (menu: MenuTable) => ({
  windows: fromJson(menu.windows),
  startsOn: menu.starts_on,
  endsOn: menu.ends_on,
});

/** What is odd about the hours of the active menus: gaps in the seven days to come, and each menu's own warnings. */
export function menuHours(
  menus: readonly MenuTable[],
  place: Place,
  moment: number,
): { menuGaps: MenuGap[]; menuWarnings: MenuWarning[] } {
  const active = menus.filter((menu) => menu.is_active === 1);
  const gaps = menuGaps(active.map(scheduleOf), place, businessDayAt(moment, place));
  return {
    menuGaps: gaps.map(({ date, from, to }) => ({ date, from: instantOrNull(from), to: instantOrNull(to) })),
    menuWarnings: active.flatMap((menu) => {
      const kinds = new Set<string>(
        scheduleWarnings(scheduleOf(menu), place, moment).map(({ kind }) => kind),
      );
      return named
        .filter((kind) => kinds.has(kind))
        .map((kind) => ({ menu: { id: menu.id, name: menu.name }, kind }));
    }),
  };
}
