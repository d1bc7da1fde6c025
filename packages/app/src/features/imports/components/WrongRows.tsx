import { Heading, Stack, Text } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { totals } from '#shared/imports/totals.ts';
import { RowPages } from './RowPages.tsx';
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
  const { id, table } = imported;
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('wrong.title', { count: totals(imported).WRONG })}</Heading>
      <Text>{t(table ? 'wrong.purpose' : 'wrong.elsewhere')}</Text>
      <div>
        <SaveWrongRows importId={id} />
      </div>
      <RowPages imported={imported} of={{ outcome: 'WRONG' }} label={t('wrong.pages')}>
        {(row) => <WrongRow key={row.id} row={row} columns={table?.columns ?? []} form={form} />}
      </RowPages>
    </Stack>
  );
}
