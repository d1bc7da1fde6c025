import { Badge, Button, Link, Stack, VisuallyHidden } from '@cardamom/ui';
import { allergens, type AllergenMatrix, type MatrixRow, type MatrixSection } from '@cardamom/api-types';
import { Fragment, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { firstRows } from '../model/first-rows.ts';
import {
  Cell,
  ColumnHead,
  CornerHead,
  Frame,
  Grid,
  Legend,
  LoudCell,
  LoudWords,
  Mark,
  Note,
  RowHead,
  SectionHead,
} from './MatrixTable.styles.ts';

/** Rows drawn at first; the rest on demand, so that a menu of thousands opens at once. */
const firstCount = 100;

function Row({ row, declareHref }: { row: MatrixRow; declareHref: string | null }) {
  const { t } = useMessages('allergenMatrix');
  const { isDeclared, contains, mayContain } = row.allergens;
  return (
    <tr>
      <RowHead scope="row">
        {row.name}
        {row.hasUndeclaredOption && <Note>{t('undeclaredChoice')}</Note>}
      </RowHead>
      {isDeclared ? (
        allergens.map((allergen) => {
          const kind = contains.includes(allergen)
            ? 'contains'
            : mayContain.includes(allergen)
              ? 'mayContain'
              : null;
          return (
            <Cell key={allergen}>
              {kind && <Mark $kind={kind} />}
              <VisuallyHidden>{t(kind ?? 'doesNotContain')}</VisuallyHidden>
            </Cell>
          );
        })
      ) : (
        <LoudCell colSpan={allergens.length}>
          <LoudWords>
            <Badge tone="warning" icon="alert">
              {t('notDeclared')}
            </Badge>
            {declareHref !== null && (
              <Link href={declareHref} aria-label={t('declareNamed', { name: row.name })}>
                {t('declare')}
              </Link>
            )}
          </LoudWords>
        </LoudCell>
      )}
    </tr>
  );
}

function Signs() {
  const { t } = useMessages('allergenMatrix');
  return (
    <Legend aria-label={t('legend')}>
      {(['contains', 'mayContain'] as const).map((kind) => (
        <li key={kind}>
          <Mark $kind={kind} />
          {t(kind)}
        </li>
      ))}
      <li>{t('legendFree')}</li>
    </Legend>
  );
}

/** Props of `MatrixTable`. */
export interface MatrixTableProps {
  matrix: AllergenMatrix;
  /** Whether the person may declare what is not declared. */
  allowsWriting: boolean;
}

/** Items against allergens; heads and names stay in sight while it is scrolled. */
export function MatrixTable({ matrix, allowsWriting }: MatrixTableProps) {
  const { t } = useMessages('allergenMatrix');
  const { t: items } = useMessages('items');
  const href = useHref();
  const [most, setMost] = useState(firstCount);
  const { sections, rest } = firstRows(matrix.sections, most);
  const declareHref = ({ id, kind }: MatrixSection, row: MatrixRow) => {
    if (!allowsWriting) return null;
    if (kind === 'MODIFIER_GROUP') return `/menu-management/modifiers/${id}`;
    return href({ to: '/menu-management/items/$itemId', params: { itemId: row.id }, hash: 'allergens' });
  };
  return (
    <Stack gap={4}>
      <Signs />
      <Frame role="region" tabIndex={0} aria-label={t('table')}>
        <Grid>
          <thead>
            <tr>
              <CornerHead scope="col">{t('item')}</CornerHead>
              {allergens.map((allergen) => (
                <ColumnHead key={allergen} scope="col">
                  <span>{items(`allergen.${allergen}`)}</span>
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <Fragment key={section.id}>
                <tr>
                  <SectionHead scope="colgroup" colSpan={allergens.length + 1}>
                    <span>
                      {section.kind === 'MODIFIER_GROUP'
                        ? t('choices', { name: section.name })
                        : section.name}
                    </span>
                  </SectionHead>
                </tr>
                {section.rows.map((row) => (
                  <Row key={row.id} row={row} declareHref={declareHref(section, row)} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </Grid>
      </Frame>
      {rest > 0 && <Button onPress={() => setMost(most + rest)}>{t('showRest', { count: rest })}</Button>}
    </Stack>
  );
}
