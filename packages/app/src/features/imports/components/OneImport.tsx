import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#shared/api/index.ts';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { useMessages } from '#shared/messages/index.ts';
import { getImport, isRunning } from '#shared/imports/get-import.ts';
import type { ImportSearch } from '../model/import-search.ts';
import { AppliedCard } from './AppliedCard.tsx';
import { AskingCard } from './AskingCard.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ReadyImport } from './ReadyImport.tsx';
import { RunningCard } from './RunningCard.tsx';

/** Props of `OneImport`. */
export interface OneImportProps {
  importId: string;
  search: ImportSearch;
  onSearchChange: (search: ImportSearch) => void;
  /** Goes back to where files are chosen. */
  onStartOver: () => void;
}

/** One import on its way: read, shown, applied, or why it was not. */
export function OneImport({ importId, search, onSearchChange, onStartOver }: OneImportProps) {
  const { t } = useMessages('imports');
  const { data, error, isFetching, refetch } = useQuery(getImport(importId));
  if (data) return <Shown imported={data} {...{ search, onSearchChange, onStartOver }} />;
  if (!error)
    return (
      <Stack gap={6}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </Stack>
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        title={t('missingTitle')}
        illustration="search"
        action={<Button onPress={onStartOver}>{t('another')}</Button>}
      >
        {t('missingText')}
      </EmptyState>
    );
  return (
    <ErrorState title={t('errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {error.message}
    </ErrorState>
  );
}

interface ShownProps extends Omit<OneImportProps, 'importId'> {
  imported: Import;
}

function Shown(props: ShownProps) {
  const part = useCaughtFocus<HTMLDivElement>(props.imported.state);
  return (
    <div ref={part}>
      <Stage {...props} />
    </div>
  );
}

/** What there is to see and do in the state that the import is in. */
function Stage({ imported, search, onSearchChange, onStartOver }: ShownProps) {
  const { t } = useMessages('imports');
  if (isRunning(imported)) return <RunningCard imported={imported} />;
  if (imported.state === 'ASKING')
    return imported.table && <AskingCard imported={imported} table={imported.table} />;
  if (imported.state === 'FAILED')
    return (
      <EmptyState title={t('failed.title')} action={<Button onPress={onStartOver}>{t('another')}</Button>}>
        {imported.problem} {t('failed.interrupted')}
      </EmptyState>
    );
  if (imported.state === 'CANCELLED')
    return (
      <EmptyState title={t('cancelled.title')} action={<Button onPress={onStartOver}>{t('another')}</Button>}>
        {t('cancelled.text')}
      </EmptyState>
    );
  if (imported.state === 'READY') return <ReadyImport {...{ imported, search, onSearchChange }} />;
  return (
    <Stack gap={6}>
      <AppliedCard {...{ imported, onStartOver }} />
      <ImportRows {...{ imported, search, onSearchChange }} form={null} />
    </Stack>
  );
}
