import { Button, MoneyField, Text, TextField, type Currency } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { priceProblem } from '../model/item-rules.ts';
import type { SizeValue } from '../model/item-values.ts';
import { MarketPrice, Message, SizeRow, SizeRows } from './SizesField.styles.ts';

/** Props of `SizesField`. */
export interface SizesFieldProps {
  value: readonly SizeValue[];
  onChange: (value: SizeValue[]) => void;
  onBlur: () => void;
  currency: Currency;
  errorMessage?: string | undefined;
  isReadOnly?: boolean;
}

/** The price of an item: one amount in the plain case, else a row for each named size. */
export function SizesField({
  value,
  onChange,
  onBlur,
  currency,
  errorMessage,
  isReadOnly = false,
}: SizesFieldProps) {
  const { t } = useMessages('items');
  const change = (index: number, part: Partial<SizeValue>) =>
    onChange(value.map((size, other) => (other === index ? { ...size, ...part } : size)));
  const price = (size: SizeValue, index: number, isOnly: boolean) =>
    size.kind === 'MARKET_PRICE' ? (
      <MarketPrice>
        <Text size="label">{t('form.marketPrice')}</Text>
        <Text tone="quiet" size="small">
          {t('form.marketPriceText')}
        </Text>
        {!isReadOnly && (
          <Button size="small" onPress={() => change(index, { kind: 'PRICED' })}>
            {t('form.setPrice')}
          </Button>
        )}
      </MarketPrice>
    ) : (
      <MoneyField
        label={t(isOnly ? 'form.price' : 'form.sizePrice')}
        value={size.price}
        onChange={(amount) => change(index, { price: amount })}
        onBlur={onBlur}
        currency={currency}
        isRequired
        isReadOnly={isReadOnly}
        errorMessage={
          errorMessage === undefined ? undefined : isOnly ? errorMessage : (priceProblem(size) ?? undefined)
        }
      />
    );

  const only = value.length === 1 ? value[0] : undefined;
  if (only?.name === '') return price(only, 0, true);
  const isElsewhere = errorMessage !== undefined && value.every((size) => priceProblem(size) === null);
  return (
    <SizeRows role="group" aria-label={t('form.prices')}>
      {value.map((size, index) => (
        <SizeRow key={size.id ?? index}>
          <TextField
            label={t('form.sizeName')}
            value={size.name}
            onChange={(name) => change(index, { name })}
            onBlur={onBlur}
            isReadOnly={isReadOnly}
            autoComplete="off"
          />
          {price(size, index, false)}
        </SizeRow>
      ))}
      {isElsewhere && <Message role="alert">{errorMessage}</Message>}
    </SizeRows>
  );
}
