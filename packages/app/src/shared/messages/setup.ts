import { initReactI18next } from 'react-i18next';
import { catalogue } from './instance.ts';

/** Starts the catalogue, empty; `loadMessages` fills it part by part. */
export function setUpMessages(): void {
  void catalogue.use(initReactI18next).init({
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
