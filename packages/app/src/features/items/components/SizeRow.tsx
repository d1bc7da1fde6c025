import { TextField, useIsAtLeast } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import type { SizeProblems } from '../model/item-rules.ts';
import { SizePrice, type SizePriceProps } from './SizePrice.tsx';
import { Line } from './SizeRow.styles.ts';

/** Props of `SizeRow`. */
export interface SizeRowProps extends Omit<SizePriceProps, 'problem' | 'isLabelHidden'> {
  /** Its labels stand above the first row's fields, where there is room for columns. */
  isFirst: boolean;
  problems: SizeProblems;
  /** Several sizes are told apart by their names. */
  isNameRequired: boolean;
}

/** A size of the item: its name and its price. */
export function SizeRow({ problems, isNameRequired, isFirst, ...price }: SizeRowProps) {
  const { t } = useMessages('items');
  const hasColumns = useIsAtLeast('sm');
  const isLabelHidden = hasColumns && !isFirst;
  const { size, onChange, onBlur, isReadOnly } = price;
  return (
    <Line data-size={size.key}>
      <TextField
        label={t('form.sizeName')}
        isLabelHidden={isLabelHidden}
        value={size.name}
        onChange={(name) => onChange({ name })}
        onBlur={onBlur}
        isRequired={isNameRequired}
        isReadOnly={isReadOnly}
        autoComplete="off"
        {...(problems.name !== undefined && { errorMessage: problems.name })}
      />
      <SizePrice {...price} {...{ isLabelHidden }} problem={problems.price} />
    </Line>
  );
}
