import { PriceField, type Currency } from '@cardamom/ui';
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
  return (
    <PriceField
      label={t('form.price')}
      isLabelHidden={isLabelHidden}
      {...typedNumber(size.price, (price) => onChange({ price }))}
      onBlur={onBlur}
      currency={currency}
      isAtMarket={size.kind === 'MARKET_PRICE'}
      onMarketChange={(isAtMarket) => onChange({ kind: isAtMarket ? 'MARKET_PRICE' : 'PRICED' })}
      marketLabel={t('form.marketPrice')}
      marketText={t('form.marketPriceText')}
      amountLabel={t('form.amount')}
      kindLabel={t('form.priceKind')}
      isRequired
      isReadOnly={isReadOnly}
      {...(problem !== undefined && { errorMessage: problem })}
    />
  );
}
