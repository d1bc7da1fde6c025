import { Logo, Text } from '@cardamom/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { Column, Head, Main, Root, Side, Words } from './AuthenticationLayout.styles.ts';
import { CardamomSprig } from './CardamomSprig.tsx';

/** The frame of the pages before sign-in: the form, and beside it, where there is room, what Cardamom promises. */
export function AuthenticationLayout({ children }: { children: ReactNode }) {
  const { t } = useMessages('authentication');
  return (
    <Root>
      <Side aria-label={t('layout.promiseTitle')}>
        <CardamomSprig />
        <Words>
          <Text>{t('layout.promiseTitle')}</Text>
          <Text tone="quiet">{t('layout.promiseText')}</Text>
        </Words>
      </Side>
      <Main id="main">
        <Head>
          <Logo />
        </Head>
        <Column>{children}</Column>
      </Main>
    </Root>
  );
}
