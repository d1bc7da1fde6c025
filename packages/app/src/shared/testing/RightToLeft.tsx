import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Lays the document out from right to left, as for Arabic; numbers and dates follow. */
export function RightToLeft({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => {
      document.documentElement.removeAttribute('dir');
    };
  }, []);
  return <I18nProvider locale="ar-AE-u-nu-latn">{children}</I18nProvider>;
}
