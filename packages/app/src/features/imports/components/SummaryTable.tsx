import { importOutcomes, type Import } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { countOf } from '#shared/imports/totals.ts';
import { Summary } from './ImportPage.styles.ts';

/** How many of each kind come to what. */
export function SummaryTable({ imported }: { imported: Import }) {
  const { t } = useMessages('imports');
  return (
    <Summary tabIndex={0} role="group" aria-label={t('summary.label')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('summary.kind')}</th>
            {importOutcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {t(`outcome.${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imported.counts.map((counts) => (
            <tr key={counts.entity}>
              <th scope="row">{t(`entities.${counts.entity}`)}</th>
              {importOutcomes.map((outcome) => (
                <td key={outcome}>{countOf(counts, outcome).toLocaleString('en')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Summary>
  );
}
