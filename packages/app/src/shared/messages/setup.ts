import { catalogue } from './instance.ts';

/** Starts the catalogue, empty; `loadMessages` fills it part by part. */
export function setUpMessages(): void {
  void catalogue.init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}
