import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Lays a screen out from right to left, as for Arabic; numbers and dates follow. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="ar-AE-u-nu-latn">
      <div dir="rtl">{children}</div>
    </I18nProvider>
  );
}
