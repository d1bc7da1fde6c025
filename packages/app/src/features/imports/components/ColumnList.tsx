import { Select, TextField } from '@cardamom/ui';
import { importColumnMeanings, type ImportTable } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { headIn, samplesBelow, type ChoiceProblems } from '../model/column-choices.ts';
import { ColumnEntry, ColumnFields, ColumnHead, Entries, Samples } from './Columns.styles.ts';
import type { ColumnForm } from './useColumnChoices.ts';

/** Props of `ColumnList`. */
export interface ColumnListProps {
  table: ImportTable;
  form: ColumnForm;
  problems: ChoiceProblems | null;
}

/** Each column of a table with texts out of it, and what it is taken for. */
export function ColumnList({ table, form, problems }: ColumnListProps) {
  const { t } = useMessages('imports');
  const { t: common } = useMessages('common');
  const meanings = importColumnMeanings.map((id) => ({ id, label: t(`columns.meaning.${id}`) }));
  const { headRow, columns } = form.choices;
  const messages = { missing: common('form.required'), twice: t('columns.sizeTwice') };
  return (
    <Entries aria-label={t('columns.list')}>
      {columns.map(({ index, meaning, size }, at) => {
        const head = headIn(table, headRow, at) || t('columns.numbered', { number: index + 1 });
        const samples = samplesBelow(table, headRow, at);
        const problem = problems?.sizes.get(index);
        return (
          <ColumnEntry key={index}>
            <div>
              <ColumnHead>
                <bdi>{head}</bdi>
              </ColumnHead>
              <Samples>
                <bdi>{samples.length > 0 ? samples.join(' · ') : t('columns.noSamples')}</bdi>
              </Samples>
            </div>
            <ColumnFields>
              <Select
                label={t('columns.holds', { head })}
                isLabelHidden
                options={meanings}
                value={meaning}
                onChange={(chosen) => chosen !== null && form.setMeaning(index, chosen)}
              />
              {meaning === 'PRICE_OF_SIZE' && (
                <TextField
                  label={t('columns.size')}
                  maxLength={80}
                  value={size}
                  errorMessage={problem && messages[problem]}
                  onChange={(text) => form.setSize(index, text)}
                />
              )}
            </ColumnFields>
          </ColumnEntry>
        );
      })}
    </Entries>
  );
}
