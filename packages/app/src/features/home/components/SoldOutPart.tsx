import type { AvailabilityChange, AvailabilityEntry } from '@cardamom/api-types';
import { Button, Link, RowList, Text } from '@cardamom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unavailableNow, useChangeAvailability, useMinute } from '#shared/availability/index.ts';
import { momentInWords } from '#shared/availability/until-choice.ts';
import { useAccess } from '#shared/access/index.ts';
import { readQueriesAgain } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { shownSinceQuery } from '../api/list-menus.ts';
import { HomePart, PartWaiting } from './HomePart.tsx';
import { Aside } from './HomePart.styles.ts';

const shown = 5;

/** What was brought back here, which keeps its row, and how that is undone. */
type BroughtBack = ReadonlyMap<string, { entry: AvailabilityEntry; undo: AvailabilityChange[] }>;

/** What is sold out now, each brought back with one press and taken back with another; no row moves meanwhile. */
export function SoldOutPart() {
  const { t } = useMessages('availability');
  const { t: home } = useMessages('home');
  const href = useHref();
  const now = useMinute();
  const { can, timeZone } = useAccess();
  const allowsAvailability = can('changeAvailability');
  const { mark, putBack } = useChangeAvailability();
  const client = useQueryClient();
  const stageFollows = () => readQueriesAgain(client, { queryKey: shownSinceQuery.queryKey });
  const answer = useQuery(unavailableNow);
  const [broughtBack, setBroughtBack] = useState<BroughtBack>(new Map());
  const gone = answer.data?.items.filter(({ availability }) => availability.state === 'SOLD_OUT') ?? [];
  const goneIds = new Set(gone.map(({ id }) => id));
  const back = [...broughtBack.values()].map(({ entry }) => entry).filter(({ id }) => !goneIds.has(id));
  const rows = [...gone, ...back].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

  const untilOf = ({ availability: { until }, lastChange }: AvailabilityEntry) => {
    const state =
      until === null
        ? home('soldOut.untilChanged')
        : home('soldOut.until', { until: momentInWords(until, now, timeZone) });
    if (lastChange === null || lastChange.by === null) return state;
    return t('changedBy', { state, by: lastChange.by, at: momentInWords(lastChange.at, now, timeZone) });
  };
  const bringBack = async (entry: AvailabilityEntry) => {
    setBroughtBack((before) => new Map(before).set(entry.id, { entry, undo: [] }));
    const result = await mark([entry], 'AVAILABLE');
    void stageFollows();
    setBroughtBack((before) => {
      const after = new Map(before);
      if (result) after.set(entry.id, { entry, undo: result.undo });
      else after.delete(entry.id);
      return after;
    });
  };
  const undo = async (entry: AvailabilityEntry) => {
    const made = broughtBack.get(entry.id)?.undo ?? [];
    if (made.length > 0) await putBack(made, `“${entry.name}”`);
    void stageFollows();
  };

  return (
    <HomePart title={t('home.title')} aside={gone.length > 0 && <Aside>{gone.length}</Aside>}>
      <PartWaiting answer={answer} failed={t('home.failed')} height={112} />
      {answer.data && rows.length === 0 && (
        <Text size="small" tone="quiet">
          {t('home.none')}
        </Text>
      )}
      {rows.length > 0 && (
        <RowList
          label={t('home.title')}
          rows={rows.slice(0, shown).map((entry) => {
            const isGone = goneIds.has(entry.id);
            return {
              id: entry.id,
              title: entry.name,
              detail: isGone ? untilOf(entry) : home('soldOut.back'),
              end: allowsAvailability && (
                <Button
                  icon={isGone ? 'restore' : 'undo'}
                  aria-label={`${isGone ? t('action.restore') : t('action.undo')}: ${entry.name}`}
                  onPress={() => void (isGone ? bringBack(entry) : undo(entry))}
                >
                  {isGone ? t('action.restore') : t('action.undo')}
                </Button>
              ),
            };
          })}
        />
      )}
      {rows.length > shown && (
        <Link href={href({ to: '/menu-management/sold-out' })}>
          {t('home.more', { count: rows.length - shown })}
        </Link>
      )}
    </HomePart>
  );
}
