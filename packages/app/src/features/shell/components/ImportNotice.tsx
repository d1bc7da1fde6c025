import { Link, VisuallyHidden, WorkNotice, type NotificationTone } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { isRunning } from '#shared/imports/get-import.ts';
import { shortName } from '../short-name.ts';
import type { ToldImport } from './useFollowedImports.ts';

/** Props of `ImportNotice`. */
export interface ImportNoticeProps {
  /** What to tell of, the first of it by name; nothing where that is empty. */
  told: readonly ToldImport[];
  onClose: (told: ToldImport) => void;
}

const inDigits = (count: number) => count.toLocaleString('en');

/** What is said of an import by its name or a shorter one, where its link leads in words, and how it looks. */
function useWords() {
  const { t } = useMessages('imports');
  return (told: ToldImport, name: string): { title: string; link: string; tone: NotificationTone } => {
    const { state, saw, changes: count } = told;
    if (state === 'APPLIED') {
      const title = t('notice.applied', { name, count, changes: inDigits(count) });
      return { title, link: t('applied.show'), tone: 'success' };
    }
    if (state === 'FAILED')
      return { title: t('notice.failed', { name }), link: t('notice.why'), tone: 'error' };
    if (state === 'ASKING')
      return { title: t('notice.asking', { name }), link: t('notice.look'), tone: 'warning' };
    if (state === 'READY') {
      const isBack = saw === 'APPLYING';
      const title = isBack ? t('notice.notApplied', { name }) : t('notice.ready', { name });
      return { title, link: t('notice.look'), tone: isBack ? 'warning' : 'success' };
    }
    const title = state === 'READING' ? t('reading', { name }) : t('applying', { name });
    return { title, link: t('notice.follow'), tone: 'info' };
  };
}

/** One import that goes on or has ended, the way to it, and how many more there are; what has ended is announced once. */
export default function ImportNotice({ told, onClose }: ImportNoticeProps) {
  const { t } = useMessages('imports');
  const { t: common } = useMessages('common');
  const href = useHref();
  const wordsOf = useWords();
  const [first] = told;
  const shown = first && wordsOf(first, shortName(first.fileName));
  const more = told.length - 1;
  return (
    <>
      <VisuallyHidden as="div" role="status" aria-atomic="false">
        {told
          .filter((one) => !isRunning(one))
          .map((one) => (
            <p key={`${one.id} ${one.state}`}>{wordsOf(one, one.fileName).title}</p>
          ))}
      </VisuallyHidden>
      {first && shown && (
        <WorkNotice
          label={t('notice.label')}
          title={shown.title}
          tone={shown.tone}
          share={isRunning(first) ? shareOf(first) : undefined}
          closeLabel={common('actions.close')}
          onClose={() => onClose(first)}
          focusId="main"
        >
          {isRunning(first) && shareOf(first) !== null && (
            <span>
              {t('progress', {
                done: inDigits(first.progress?.done ?? 0),
                total: inDigits(first.progress?.total ?? 0),
              })}
            </span>
          )}
          <Link href={href({ to: '/menu-management/import', search: { import: first.id } })}>
            {shown.link}
          </Link>
          {more > 0 && (
            <Link href={href({ to: '/menu-management/import' })}>{t('notice.more', { count: more })}</Link>
          )}
        </WorkNotice>
      )}
    </>
  );
}

/** How much of it is done, 0 to 1; null where nobody counts. */
function shareOf({ progress }: ToldImport): number | null {
  return progress === null || progress.total === 0 ? null : progress.done / progress.total;
}
