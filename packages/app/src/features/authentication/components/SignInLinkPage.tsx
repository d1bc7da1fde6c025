import { Heading } from '@cardamom/ui';
import { useMessages } from '../../../shared/messages/index.ts';

/** Spends a link. */
export function SignInLinkPage() {
  const { t } = useMessages('common');
  return <Heading level={1}>{t('product')}</Heading>;
}
