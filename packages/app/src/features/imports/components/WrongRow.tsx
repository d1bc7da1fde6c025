import { Button, Inline, Stack, Text, TextArea, TextField } from '@cardamom/ui';
import type { ImportColumn, ImportRow, ImportSourceRow } from '@cardamom/api-types';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { correctable, correctableOfSizes, reasonsAbout } from '../model/fields-of-columns.ts';
import { Dish, DishName } from './EditedDishes.styles.ts';
import type { RowForm } from './useRowCorrections.ts';
import { Cells, LongCell, PlaceOfSize, Reasons } from './WrongRows.styles.ts';

/** Props of `WrongRow`. */
export interface WrongRowProps {
  row: ImportRow;
  columns: readonly ImportColumn[];
  form: RowForm;
}

/** Characters of a cell, as the contract allows them. */
const longestCell = 1000;

/** What is wrong with a row, and where it can be corrected, called otherwise or left out. */
export function WrongRow({ row, columns, form }: WrongRowProps) {
  const { t } = useMessages('imports');
  const [isOpen, setIsOpen] = useState(() => form.isCorrected(row));
  const { place, reasons, source, twin } = row;
  const name = row.name === '' ? t('wrong.unnamed') : row.name;
  const isLeftOut = form.isLeftOut(row);
  const nameColumn = columns.find(({ meaning }) => meaning === 'NAME');
  const [first] = source;
  const nameCell = first?.cells.find(({ index }) => index === nameColumn?.index);
  return (
    <Dish aria-label={name}>
      <DishName>
        <bdi>{name}</bdi>
        <small>{place}</small>
      </DishName>
      <Stack gap={3}>
        {isLeftOut ? (
          <Text>{t('wrong.isLeftOut')}</Text>
        ) : (
          <Reasons>
            {reasons.map(({ field, message }) => (
              <Text as="li" key={`${field} ${message}`}>
                {message}
              </Text>
            ))}
          </Reasons>
        )}
        {twin && !isLeftOut && (
          <Text size="small" tone="quiet">
            {t('wrong.twin', { place: twin.row.place, text: inLine(twin.row, columns) })}
          </Text>
        )}
        {source.length > 0 && (
          <Inline gap={2}>
            {twin && first && nameCell && !isLeftOut && (
              <Button
                onPress={() => {
                  form.write(row, first.place, nameCell, twin.proposedName);
                  setIsOpen(true);
                }}
              >
                {t('wrong.rename', { name: twin.proposedName })}
              </Button>
            )}
            {!isLeftOut && (
              <Button
                aria-expanded={isOpen}
                aria-label={t('wrong.correctRow', { name, place })}
                onPress={() => setIsOpen(!isOpen)}
              >
                {t('wrong.correct')}
              </Button>
            )}
            <Button
              aria-label={
                isLeftOut ? t('wrong.asInFileRow', { name, place }) : t('wrong.leaveOutRow', { name, place })
              }
              onPress={() => form.setLeftOut(row, !isLeftOut)}
            >
              {isLeftOut ? t('wrong.asInFile') : t('wrong.leaveOut')}
            </Button>
          </Inline>
        )}
        {!isLeftOut &&
          isOpen &&
          source.map((one) => <SourceCells key={one.place} {...{ row, columns, form }} source={one} />)}
      </Stack>
    </Dish>
  );
}

/** A row of the file in one line of text. */
function inLine({ cells }: ImportSourceRow, columns: readonly ImportColumn[]): string {
  const shown = new Set(correctable(columns).map(({ index }) => index));
  return cells
    .filter(({ index, text }) => shown.has(index) && text.trim() !== '')
    .map(({ text }) => text)
    .join(' · ');
}

/** Texts of dishes take more than a line. */
const isLong = ({ meaning }: ImportColumn) =>
  meaning === 'DESCRIPTION' || meaning === 'STORY' || meaning === 'INGREDIENTS';

interface SourceCellsProps extends WrongRowProps {
  source: ImportSourceRow;
}

/** The cells of one row of the file, each to be corrected. */
function SourceCells({ row, columns, form, source }: SourceCellsProps) {
  const { t } = useMessages('imports');
  const isFirst = source.place === row.source[0]?.place;
  return (
    <Cells role="group" aria-label={source.place}>
      {!isFirst && <PlaceOfSize>{source.place}</PlaceOfSize>}
      {(isFirst ? correctable(columns) : correctableOfSizes(columns)).map((column) => {
        const cell = source.cells.find(({ index }) => index === column.index);
        if (cell === undefined) return null;
        const text = form.textOf(source.place, cell);
        // What was changed is not known to be wrong.
        const [wrong] = text === cell.text ? reasonsAbout(row, source, column) : [];
        const props = {
          label: cell.head === '' ? t(`columns.meaning.${column.meaning}`) : cell.head,
          value: text,
          maxLength: longestCell,
          errorMessage: wrong?.message,
          onChange: (changed: string) => form.write(row, source.place, cell, changed),
        };
        return isLong(column) ? (
          <LongCell key={column.index}>
            <TextArea {...props} />
          </LongCell>
        ) : (
          <TextField key={column.index} {...props} />
        );
      })}
    </Cells>
  );
}
