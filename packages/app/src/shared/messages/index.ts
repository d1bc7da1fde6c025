export { useTranslation as useMessages } from 'react-i18next';
export { loadMessages } from './load.ts';
export { message } from './message.ts';
export { setUpMessages } from './setup.ts';
