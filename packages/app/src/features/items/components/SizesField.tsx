import { Button, Stack, Text, type Currency } from '@cardamom/ui';
import { OrderedList } from '@cardamom/ui/ordered-list';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { mostSizes, sizeProblems } from '../model/item-rules.ts';
import { newSize, type SizeValue } from '../model/item-values.ts';
import { SizePrice } from './SizePrice.tsx';
import { SizeRow } from './SizeRow.tsx';
import { OnlyPrice, Sizes } from './SizeRow.styles.ts';

/** Props of `SizesField`. */
export interface SizesFieldProps {
  value: SizeValue[];
  onChange: (value: SizeValue[]) => void;
  onBlur: () => void;
  currency: Currency;
  errorMessage?: string | undefined;
  isReadOnly?: boolean;
}

/**
 * The price of an item: one amount in the plain case, else a row for each named size, which are added, removed and put in
 * the order guests read them.
 */
export function SizesField({
  value,
  onChange,
  onBlur,
  currency,
  errorMessage,
  isReadOnly = false,
}: SizesFieldProps) {
  const { t } = useMessages('items');
  const root = useRef<HTMLDivElement>(null);
  // A last size whose name is emptied keeps its field: it must not go while somebody types into it.
  const [isNaming, setIsNaming] = useState(false);
  const keyToName = useRef<string | null>(null);
  useEffect(() => {
    if (keyToName.current === null) return;
    const row = `[data-size="${CSS.escape(keyToName.current)}"]`;
    root.current?.querySelector<HTMLElement>(`${row} input`)?.focus();
    keyToName.current = null;
  });

  const change = (key: string, part: Partial<SizeValue>) => {
    if (part.name !== undefined) setIsNaming(true);
    onChange(value.map((size) => (size.key === key ? { ...size, ...part } : size)));
  };
  const add = () => {
    const added = newSize(value);
    // The price there was becomes a size, and needs its name before the new one.
    keyToName.current = value.find(({ name }) => name.trim() === '')?.key ?? added.key;
    onChange([...value, added]);
  };
  const problems = value.map((_size, index) =>
    errorMessage === undefined ? {} : sizeProblems(index, value),
  );
  const isElsewhere = errorMessage !== undefined && problems.every((one) => Object.keys(one).length === 0);
  const fields = { onBlur, currency, isReadOnly };
  const [only] = value;
  const isPlain = only !== undefined && value.length === 1 && only.name === '' && !isNaming;

  return (
    <Stack ref={root} gap={3}>
      {isPlain ? (
        <OnlyPrice>
          <SizePrice
            size={only}
            onChange={(part) => change(only.key, part)}
            problem={problems[0]?.price}
            {...fields}
          />
        </OnlyPrice>
      ) : (
        <Sizes>
          <OrderedList
            label={t('form.sizes')}
            rows={value}
            getRowId={({ key }) => key}
            nameOf={({ key, name }) =>
              name.trim() || t('form.unnamedSize', { place: value.findIndex((one) => one.key === key) + 1 })
            }
            onReorder={onChange}
            onRemove={({ key }) => {
              setIsNaming(true);
              onChange(value.filter((size) => size.key !== key));
            }}
            fewest={1}
            isReadOnly={isReadOnly}
          >
            {(size, place) => (
              <SizeRow
                size={size}
                onChange={(part) => change(size.key, part)}
                problems={problems[place] ?? {}}
                isFirst={place === 0}
                isNameRequired={value.length > 1}
                {...fields}
              />
            )}
          </OrderedList>
        </Sizes>
      )}
      {isElsewhere && (
        <Text tone="error" role="alert">
          {errorMessage}
        </Text>
      )}
      {!isReadOnly && (
        <div>
          <Button icon="add" isDisabled={value.length >= mostSizes} onPress={add}>
            {t('form.addSize')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
