import { useEffect } from 'react';
import { useMessages } from '../messages/index.ts';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { t } = useMessages('common');
  const product = t('product');
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title, product]);
}
