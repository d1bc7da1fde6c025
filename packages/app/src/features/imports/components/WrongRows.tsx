import { ErrorState, Heading, Skeleton, Stack, Text } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPages } from '#shared/list-page/index.ts';
import { pageSizes } from '#shared/list-page/list-search.ts';
import { useMessages } from '#shared/messages/index.ts';
import { listImportRows } from '../api/list-import-rows.ts';
import { totals } from '#shared/imports/totals.ts';
import { Dishes } from './EditedDishes.styles.ts';
import { SaveWrongRows } from './SaveWrongRows.tsx';
import type { RowForm } from './useRowCorrections.ts';
import { WrongRow } from './WrongRow.tsx';

/** Props of `WrongRows`. */
export interface WrongRowsProps {
  imported: Import;
  form: RowForm;
}

/** The rows that cannot come in as they are, to be corrected where they stand. */
export function WrongRows({ imported, form }: WrongRowsProps) {
  const { t } = useMessages('imports');
  const { id, state, table } = imported;
  const [place, setPlace] = useState<{ cursor?: string; limit?: number }>({});
  const list = useQuery(listImportRows(id, state, { ...place, outcome: 'WRONG' }));
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('wrong.title', { count: totals(imported).WRONG })}</Heading>
      <Text>{t(table ? 'wrong.purpose' : 'wrong.elsewhere')}</Text>
      <div>
        <SaveWrongRows importId={id} />
      </div>
      {list.data ? (
        <Dishes>
          {list.data.items.map((row) => (
            <WrongRow key={row.id} row={row} columns={table?.columns ?? []} form={form} />
          ))}
        </Dishes>
      ) : list.isError ? (
        <ErrorState
          title={t('rows.errorTitle')}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        >
          {list.error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="block" height="8rem" />
      )}
      {list.data && (
        <ListPages
          page={list.data.page}
          rowCount={list.data.items.length}
          limit={place.limit ?? pageSizes[0]}
          onCursorChange={(cursor) => setPlace((before) => ({ ...before, cursor }))}
          onLimitChange={(limit) => setPlace({ limit })}
        />
      )}
    </Stack>
  );
}
