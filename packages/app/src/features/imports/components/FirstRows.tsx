import type { ImportTable } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import type { ColumnChoices } from '../model/column-choices.ts';
import { FileRow, FileRows } from './Columns.styles.ts';

/** Props of `FirstRows`. */
export interface FirstRowsProps {
  table: ImportTable;
  choices: ColumnChoices;
}

/** Rows that are shown below the one with the heads. */
const shownBelow = 3;

/** How a file begins, under what its columns are taken for; a phone has the samples of each column instead. */
export function FirstRows({ table, choices: { headRow, columns } }: FirstRowsProps) {
  const { t } = useMessages('imports');
  const rows = table.rows.slice(0, (headRow ?? -1) + 1 + shownBelow);
  return (
    <FileRows tabIndex={0} role="group" aria-label={t('columns.firstRows')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.place')}</th>
            {columns.map(({ index, meaning, size }) => (
              <th key={index} scope="col">
                {meaning === 'PRICE_OF_SIZE' && size !== ''
                  ? t('columns.priceOf', { size })
                  : t(`columns.meaning.${meaning}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, cells }, at) => (
            <FileRow
              key={place}
              $is={headRow === null || at > headRow ? 'dish' : at === headRow ? 'heads' : 'above'}
            >
              <th scope="row">{place}</th>
              {columns.map(({ index, meaning }, cell) => (
                <td key={index} data-ignored={meaning === 'IGNORED' || undefined}>
                  <bdi>{cells[cell]}</bdi>
                </td>
              ))}
            </FileRow>
          ))}
        </tbody>
      </table>
    </FileRows>
  );
}
