import {
  alsoOn,
  businessDayAt,
  menuGaps,
  scheduleWarnings,
  wallClock,
  type MenuGap,
  type Place,
  type Schedule,
  type ScheduleWarning,
} from '@cardamom/api-types/schedule';
import { message } from '#shared/messages/index.ts';
import { dayInWords } from './times.ts';
import { weekdaysInWords } from './weekdays.ts';

/** Times without a menu that are named one by one. */
const namedGaps = 3;

function warningText(warning: ScheduleWarning): string {
  switch (warning.kind) {
    case 'ENDED':
      return message('menus:warning.ENDED', { date: dayInWords(warning.endsOn) });
    case 'NEVER_ON':
      return message('menus:warning.NEVER_ON');
    case 'WINDOWS_OVERLAP': {
      const [one, other] = warning.windows;
      const days = weekdaysInWords(warning.weekdays);
      return message('menus:warning.WINDOWS_OVERLAP', { one: one + 1, other: other + 1, days });
    }
    default:
      return message(`menus:warning.${warning.kind}`, {
        date: dayInWords(warning.date),
        number: warning.window + 1,
      });
  }
}

function gapText({ date, from, to }: MenuGap, { timeZone }: Place): string {
  const day = dayInWords(date, true);
  if (from === null || to === null) return message('menus:warning.gapDay', { day });
  const times = { from: wallClock(timeZone, from).time, to: wallClock(timeZone, to).time };
  return message('menus:warning.gap', { day, ...times });
}

/** A menu as far as its hours go. */
export type PlannedMenu = Schedule & { name: string };

/** What somebody who plans a menu's hours should know: what is odd, and when guests find none of the menus. */
export interface HoursAdvice {
  warnings: string[];
  /** The other menus on at the same time, in words; null where there is none. */
  also: string | null;
}

/**
 * Looks at a menu's hours as they would be saved, beside the other menus that guests can open. Times without a menu
 * count from the day of the moment, for a week.
 */
export function hoursAdvice(
  schedule: Schedule,
  others: readonly PlannedMenu[],
  place: Place,
  moment: number,
): HoursAdvice {
  const today = businessDayAt(moment, place);
  const gaps = menuGaps([schedule, ...others], place, today);
  const named = gaps.slice(0, namedGaps).map((gap) => gapText(gap, place));
  const more = gaps.length - named.length;
  const names = alsoOn(schedule, others, place, today).map(({ name }) => name);
  return {
    warnings: [
      ...scheduleWarnings(schedule, place, moment).map(warningText),
      ...named,
      ...(more > 0 ? [message('menus:warning.gapMore', { count: more })] : []),
    ],
    also:
      names.length > 0
        ? message('menus:warning.also', { names: new Intl.ListFormat('en').format(names) })
        : null,
  };
}
