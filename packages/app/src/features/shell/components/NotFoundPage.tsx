import { Heading } from '@cardamom/ui';
import { useMessages } from '../../../shared/messages/index.ts';

/** Any unmatched path. */
export function NotFoundPage() {
  const { t } = useMessages('common');
  return <Heading level={1}>{t('product')}</Heading>;
}
