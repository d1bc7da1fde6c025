import type { PublicServiceCharge, PublicTax } from '@cardamom/api-types';
import { Banner } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { chargesInWords } from '#shared/charges/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `GuestSentence`. */
export interface GuestSentenceProps {
  tax: PublicTax | null;
  serviceCharge: PublicServiceCharge | null;
}

/** What guests read below the prices, as it would be with what is typed. */
export function GuestSentence(charges: GuestSentenceProps) {
  const { t, i18n } = useMessages('tax');
  const { currency } = useAccess();
  const sentence = chargesInWords(charges, { currency: currency.code, language: i18n.language });
  return <Banner title={t('guests')}>{sentence || t('guestsNothing')}</Banner>;
}
