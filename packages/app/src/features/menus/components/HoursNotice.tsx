import { Banner, Text } from '@cardamom/ui';
import type { Place } from '@cardamom/api-types/schedule';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#shared/messages/index.ts';
import type { FormFields } from '#shared/form/index.ts';
import { activeMenus } from '../api/menus.ts';
import { wholeWindows, type MenuValues } from '../model/menu-values.ts';
import { hoursAdvice } from '../model/warnings-in-words.ts';

/** Props of `HoursNotice`. */
export interface HoursNoticeProps {
  form: FormFields<MenuValues>;
  /** Null while the menu is new. */
  menuId: string | null;
  place: Place;
  /** Epoch ms; the advice looks ahead from here. */
  now: number;
}

/** What is odd about the hours as they are typed, and what else guests see at the same time. */
export function HoursNotice({ form, menuId, place, now }: HoursNoticeProps) {
  const { t } = useMessages('menus');
  const { data: menus } = useQuery(activeMenus);
  const [windows, dates] = useWatch({ control: form.control, name: ['windows', 'dates'] });
  const advice = useMemo(() => {
    const others = (menus ?? []).filter(({ id, channels }) => id !== menuId && channels.includes('QR'));
    const schedule = { windows: wholeWindows(windows), startsOn: dates.start, endsOn: dates.end };
    // A window that is still being typed would look like none at all, and none is always on.
    const isUnfinished = windows.length > 0 && schedule.windows.length === 0;
    return isUnfinished ? { warnings: [], also: null } : hoursAdvice(schedule, others, place, now);
  }, [menus, menuId, windows, dates, place, now]);

  return (
    <div role="status">
      {advice.warnings.length > 0 && (
        <Banner tone="warning" title={t('warning.title')}>
          {advice.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      {advice.also !== null && (
        <Text size="small" tone="quiet">
          {advice.also}
        </Text>
      )}
    </div>
  );
}
