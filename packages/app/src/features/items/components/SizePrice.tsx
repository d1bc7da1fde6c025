import { Checkbox, MoneyField, Stack, type Currency } from '@cardamom/ui';
import { typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { SizeValue } from '../model/item-values.ts';

/** Props of `SizePrice`. */
export interface SizePriceProps {
  size: SizeValue;
  onChange: (change: Partial<SizeValue>) => void;
  onBlur: () => void;
  /** What is wrong with the price. */
  problem: string | undefined;
  currency: Currency;
  isReadOnly: boolean;
}

/** What a size costs: an amount, or today's market price, which guests ask for. */
export function SizePrice({ size, onChange, onBlur, problem, currency, isReadOnly }: SizePriceProps) {
  const { t } = useMessages('items');
  const isAtMarket = size.kind === 'MARKET_PRICE';
  return (
    <Stack gap={2}>
      {!isAtMarket && (
        <MoneyField
          label={t('form.price')}
          {...typedNumber(size.price, (price) => onChange({ price }))}
          onBlur={onBlur}
          currency={currency}
          isRequired
          isReadOnly={isReadOnly}
          {...(problem !== undefined && { errorMessage: problem })}
        />
      )}
      {(isAtMarket || !isReadOnly) && (
        <Checkbox
          isSelected={isAtMarket}
          onChange={(isSelected) => onChange({ kind: isSelected ? 'MARKET_PRICE' : 'PRICED' })}
          isReadOnly={isReadOnly}
          description={isAtMarket ? t('form.marketPriceText') : undefined}
        >
          {t('form.marketPrice')}
        </Checkbox>
      )}
    </Stack>
  );
}
