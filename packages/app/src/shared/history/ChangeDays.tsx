import type { Change } from '@cardamom/api-types';
import { Heading } from '@cardamom/ui';
import { useState } from 'react';
import type { FieldContext } from '../entity-fields/index.ts';
import { BatchEntry } from './BatchEntry.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import { Day, Entries } from './ChangeEntry.styles.ts';
import { dayInWords } from './days.ts';
import { groupedByDay } from './group-changes.ts';

/** Props of `ChangeDays`. */
export interface ChangeDaysProps {
  /** Newest first. */
  changes: readonly Change[];
  context: FieldContext;
  /** Where an entity is; null where it has no page of its own. */
  hrefOf: (change: Change) => string | null;
  /** All changes are of one entity, which the place names. */
  isAboutOne?: boolean;
}

/** What happened, day by day, each action with its ways back. */
export function ChangeDays({ changes, context, hrefOf, isAboutOne = false }: ChangeDaysProps) {
  const [now] = useState(() => Date.now());
  return groupedByDay(changes, context.timeZone).map(({ day, actions }) => (
    <Day key={day} aria-labelledby={`day-${day}`}>
      <Heading level={isAboutOne ? 3 : 2} size="titleSmall" id={`day-${day}`}>
        {dayInWords(day, now, context.timeZone)}
      </Heading>
      <Entries>
        {actions.map(({ id, batchId, changes: [first, ...others] }) => {
          if (!first) return null;
          return batchId !== null && others.length > 0 ? (
            <BatchEntry key={id} changes={[first, ...others]} {...{ batchId, context, hrefOf }} />
          ) : (
            <ChangeEntry key={id} change={first} href={hrefOf(first)} {...{ context, isAboutOne }} />
          );
        })}
      </Entries>
    </Day>
  ));
}
