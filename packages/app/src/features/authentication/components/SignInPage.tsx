import { Heading } from '@cardamom/ui';
import { useMessages } from '../../../shared/messages/index.ts';

/** Sign-in. */
export function SignInPage({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useMessages('common');
  return (
    <Heading level={1}>
      {t('product')} {returnTo}
    </Heading>
  );
}
