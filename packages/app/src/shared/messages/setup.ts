import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Starts the catalogue, empty; `loadMessages` fills it part by part. */
export function setUpMessages(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    returnNull: false,
  });
}
