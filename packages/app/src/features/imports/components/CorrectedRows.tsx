import { Button, Disclosure, Stack, Text } from '@cardamom/ui';
import type { ImportColumn, ImportCorrection } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { Dish, DishName, Dishes } from './EditedDishes.styles.ts';
import type { RowForm } from './useRowCorrections.ts';

/** Props of `CorrectedRows`. */
export interface CorrectedRowsProps {
  columns: readonly ImportColumn[];
  form: RowForm;
}

/** The rows that are read otherwise than they stand in the file, each with the way back. */
export function CorrectedRows({ columns, form }: CorrectedRowsProps) {
  const { t } = useMessages('imports');
  const count = form.said.length;
  if (count === 0) return null;
  const headOf = (index: number) => {
    const column = columns.find((known) => known.index === index);
    if (column === undefined) return '';
    return column.head === '' ? t(`columns.meaning.${column.meaning}`) : column.head;
  };
  const says = ({ isLeftOut, cells }: ImportCorrection) =>
    isLeftOut
      ? t('wrong.isLeftOut')
      : cells.map(({ index, text }) => t('wrong.says', { column: headOf(index), text })).join(' · ');
  return (
    <Disclosure title={t('wrong.corrected', { count })}>
      <Dishes>
        {form.said.map((correction) => {
          const { place } = correction;
          const name = correction.name === '' ? t('wrong.unnamed') : correction.name;
          return (
            <Dish key={place} aria-label={name}>
              <DishName>
                <bdi>{name}</bdi>
                <small>{place}</small>
              </DishName>
              <Stack gap={2}>
                <Text>{says(correction)}</Text>
                <div>
                  <Button
                    aria-label={t('wrong.asInFileRow', { name, place })}
                    onPress={() => form.takeBack(place)}
                  >
                    {t('wrong.asInFile')}
                  </Button>
                </div>
              </Stack>
            </Dish>
          );
        })}
      </Dishes>
    </Disclosure>
  );
}
