import { Banner, Button, Inline, Select, Stack, type FieldOption } from '@cardamom/ui';
import type { ImportTable } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { setImportColumns } from '../api/set-import-columns.ts';
import { problemsIn, saidColumns } from '../model/column-choices.ts';
import { ColumnList } from './ColumnList.tsx';
import { HeadRow } from './Columns.styles.ts';
import { FirstRows } from './FirstRows.tsx';
import type { ColumnForm } from './useColumnChoices.ts';

/** Props of `ColumnsForm`. */
export interface ColumnsFormProps {
  importId: string;
  table: ImportTable;
  form: ColumnForm;
  /** What else can be done, beside the button that reads the file again. */
  more?: ReactNode;
  /** Whether it can be sent as it is. */
  canBeSent: boolean;
}

/** Stands for no row of heads in a list of rows. */
const noHeads = 'NONE';

/** Characters of a row in the list of rows. */
const longestRow = 60;

function useHeadRows({ rows }: ImportTable): FieldOption[] {
  const { t } = useMessages('imports');
  return [
    { id: noHeads, label: t('columns.noHeads') },
    ...rows.map(({ place, cells }, index) => {
      const text = cells.filter((cell) => cell !== '').join(' · ');
      const shown = text.length > longestRow ? `${text.slice(0, longestRow)}…` : text;
      return { id: String(index), label: t('columns.row', { place, text: shown }) };
    }),
  ];
}

/** Says what the columns of a table hold, and has the file read so. What is said stays when it is refused. */
export function ColumnsForm({ importId, table, form, more, canBeSent }: ColumnsFormProps) {
  const { t } = useMessages('imports');
  const root = useRef<HTMLDivElement>(null);
  const [isLookedAt, setIsLookedAt] = useState(false);
  const { mutate, isPending, error } = useMutation(setImportColumns(useQueryClient()));
  const { choices, setHeadRow } = form;
  const headRows = useHeadRows(table);
  const problems = isLookedAt ? problemsIn(choices) : null;
  const failure = error instanceof ApiError ? error.reason : error?.message;

  const read = () => {
    setIsLookedAt(true);
    if (problemsIn(choices) === null) mutate({ importId, columns: saidColumns(choices) });
    // What is wrong is marked by then.
    else
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Stack ref={root} gap={4}>
      {failure !== undefined && (
        <Banner tone="error" isLive>
          {failure}
        </Banner>
      )}
      <HeadRow>
        <Select
          label={t('columns.headRow')}
          options={headRows}
          value={choices.headRow === null ? noHeads : String(choices.headRow)}
          onChange={(id) => setHeadRow(id === noHeads || id === null ? null : Number(id))}
        />
      </HeadRow>
      <FirstRows {...{ table, choices }} />
      <ColumnList {...{ table, form, problems }} />
      {problems?.hasNoName === true && (
        <Banner tone="error" isLive>
          {t('columns.noName')}
        </Banner>
      )}
      <Inline gap={3}>
        {canBeSent && (
          <Button variant="primary" isPending={isPending} onPress={read}>
            {t('columns.read')}
          </Button>
        )}
        {more}
      </Inline>
    </Stack>
  );
}
