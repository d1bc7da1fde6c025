import { useMessages } from '#shared/messages/index.ts';
import { Insecure } from './PlainHttpLine.styles.ts';
import { spoken, useScreenAddress } from './useScreenAddress.ts';

/** Says what screens cannot do that are opened at an address without https; nothing where they are not. */
export function PlainHttpLine() {
  const { t } = useMessages('digitalMenu');
  const { pairing, isInsecure } = useScreenAddress();
  if (!isInsecure) return null;
  return <Insecure>{t('screens.insecure', { address: spoken(pairing) })}</Insecure>;
}
