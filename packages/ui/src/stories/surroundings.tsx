import type { Decorator } from '@storybook/react-vite';
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
