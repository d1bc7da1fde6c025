import { Link } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { qrMenusQuery } from '../api/list-menus.ts';
import type { DayLine as Line, DayMenu } from '../model/day-line.ts';
import { useDayLine } from './useDayLine.ts';
import { HomePart, PartWaiting } from './HomePart.tsx';
import { Aside } from './HomePart.styles.ts';
import { Bar, Chart, Mark, Marks, Menus, Needle, Row, Time, Warning } from './DayLine.styles.ts';

/** Where a moment lies on the line, from 0 to 1. */
function placeOn({ start, end }: Line, moment: number): number {
  return Math.min(1, Math.max(0, (moment - start) / (end - start)));
}

const at = (place: number): CSSProperties => ({ insetInlineStart: `${place * 100}%` });

function MenuRow({ menu, line, hours }: { menu: DayMenu; line: Line; hours: (menu: DayMenu) => string }) {
  const { t } = useMessages('home');
  const [first] = menu.times;
  return (
    <Row data-state={menu.state}>
      {menu.times.map(({ start, end }) => {
        const from = placeOn(line, start);
        const style = { ...at(from), inlineSize: `${(placeOn(line, end) - from) * 100}%` };
        return (
          <Bar key={start} aria-hidden style={style}>
            {start === first?.start && menu.name}
          </Bar>
        );
      })}
      <span>{t(`day.${menu.state}`, { name: menu.name, hours: hours(menu) })}</span>
    </Row>
  );
}

/** The business day as a line: when each menu is on, where now is, what is on and what comes next. */
export function DayLine() {
  const { t } = useMessages('home');
  const href = useHref();
  const menus = useQuery(qrMenusQuery);
  const { line, now, clock, onNow, next } = useDayLine();
  return (
    <HomePart
      title={onNow}
      aside={next !== undefined && <Aside>{next}</Aside>}
      action={<Link href={href({ to: '/menu-management/menus/preview' })}>{t('day.anyTime')}</Link>}
    >
      <PartWaiting answer={menus} failed={t('day.failed')} height={120} />
      {line && line.menus.length === 0 && <Warning>{t('day.nothing')}</Warning>}
      {line && line.menus.length > 0 && (
        <Chart>
          <Marks aria-hidden>
            {line.marks.map((mark) => (
              <Mark key={mark} style={at(placeOn(line, mark))}>
                {clock(mark)}
              </Mark>
            ))}
          </Marks>
          <Menus aria-label={t('day.label')}>
            {line.menus.map((menu) => (
              <MenuRow
                key={menu.id}
                menu={menu}
                line={line}
                hours={({ times }) =>
                  times
                    .map(({ start, end }) => t('day.hours', { from: clock(start), to: clock(end) }))
                    .join(', ')
                }
              />
            ))}
          </Menus>
          <Needle aria-hidden style={at(placeOn(line, now))}>
            <Time>{clock(now)}</Time>
          </Needle>
        </Chart>
      )}
    </HomePart>
  );
}
