import type { Change } from '@cardamom/api-types';
import { Badge, Link, Text } from '@cardamom/ui';
import type { FieldContext } from '../entity-fields/index.ts';
import { useMessages } from '../messages/index.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { Entry, Head, Time } from './ChangeEntry.styles.ts';
import { deedOf, kindOf, subjectOf } from './change-words.ts';
import { timeInWords } from './days.ts';
import { useUndo } from './useUndo.ts';
import { useUndoAccess } from './useUndoAccess.ts';
import { WaysBack } from './WaysBack.tsx';

/** Props of `ChangeEntry`. */
export interface ChangeEntryProps {
  change: Change;
  context: FieldContext;
  /** Where the entity is; null where it has no page of its own. */
  href: string | null;
  /** Leaves out which entity it is, where the place already says it. */
  isAboutOne?: boolean;
}

/** One change: who, when, what of it, old and new; and the ways back. */
export function ChangeEntry({ change, context, href, isAboutOne = false }: ChangeEntryProps) {
  const { t } = useMessages('history');
  const { undo, running } = useUndo();
  const mayUndo = useUndoAccess()(change.entity);
  const { id, isUndone, isEntityDeleted, createdAt } = change;
  const subject = subjectOf(change);
  const takeBack = {
    undo: (part = {}) => {
      if (running === null) undo({ changeId: id, ...part });
    },
    running,
  };

  return (
    <Entry>
      <Time dateTime={createdAt}>{timeInWords(createdAt, context.timeZone)}</Time>
      <div>
        <Head>
          {!isAboutOne && (
            <Text size="label">
              {href === null || isEntityDeleted ? subject : <Link href={href}>{subject}</Link>}
            </Text>
          )}
          <Text size="small" tone="quiet">
            {[isAboutOne ? null : kindOf(change), deedOf(change)].filter((part) => part !== null).join(' · ')}
          </Text>
          {isUndone && <Badge icon="undo">{t('undone')}</Badge>}
        </Head>
        <ChangedFields {...{ change, context }} takeBack={mayUndo ? takeBack : null} />
        {mayUndo && <WaysBack {...{ change, subject, takeBack }} />}
      </div>
    </Entry>
  );
}
