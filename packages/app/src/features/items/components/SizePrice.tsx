import { Checkbox, MoneyField, type Currency } from '@cardamom/ui';
import { typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { SizeValue } from '../model/item-values.ts';
import { PriceOrMarket } from './SizeRow.styles.ts';

/** Props of `SizePrice`. */
export interface SizePriceProps {
  size: SizeValue;
  onChange: (change: Partial<SizeValue>) => void;
  onBlur: () => void;
  /** What is wrong with the price. */
  problem: string | undefined;
  currency: Currency;
  isReadOnly: boolean;
  /** The label stands above another row's price. */
  isLabelHidden?: boolean;
}

/** What a size costs: an amount, or today's market price, which guests ask for. */
export function SizePrice({
  size,
  onChange,
  onBlur,
  problem,
  currency,
  isReadOnly,
  isLabelHidden = false,
}: SizePriceProps) {
  const { t } = useMessages('items');
  const isAtMarket = size.kind === 'MARKET_PRICE';
  return (
    <PriceOrMarket data-label={isLabelHidden || isAtMarket ? undefined : ''}>
      {!isAtMarket && (
        <MoneyField
          label={t('form.price')}
          isLabelHidden={isLabelHidden}
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
    </PriceOrMarket>
  );
}
