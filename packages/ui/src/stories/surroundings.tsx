import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** As wide as a form's column. */
export const inForm: Decorator = (Story) => (
  <div style={{ maxInlineSize: 480 }}>
    <Story />
  </div>
);

/** Arabic, from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <I18nProvider locale="ar-AE-u-nu-latn">
    <div dir="rtl" lang="ar">
      <Story />
    </div>
  </I18nProvider>
);

function PageRightToLeft({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return <I18nProvider locale="ar-AE-u-nu-latn">{children}</I18nProvider>;
}

/** The whole page from right to left, for what floats above it and so stands outside its story's own element. */
export const pageRightToLeft: Decorator = (Story) => (
  <PageRightToLeft>
    <Story />
  </PageRightToLeft>
);

/** German number and money conventions. */
export const inGerman: Decorator = (Story) => (
  <I18nProvider locale="de-DE">
    <div lang="de">
      <Story />
    </div>
  </I18nProvider>
);

/** The narrowest phone we promise to fit, 320 px with its gutters. */
export const onNarrowPhone: Decorator = (Story) => (
  <div style={{ inlineSize: 288 }}>
    <Story />
  </div>
);
