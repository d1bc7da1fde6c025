import { Heading } from '@cardamom/ui';
import { useMessages } from '../../../shared/messages/index.ts';

/** Home. */
export function HomePage() {
  const { t } = useMessages('common');
  return <Heading level={1}>{t('product')}</Heading>;
}
