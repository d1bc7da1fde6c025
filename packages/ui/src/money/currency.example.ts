import type { Currency } from './currency.ts';

/** Currencies of stories and tests. */
export const euro: Currency = { code: 'EUR', digits: 2, isWrittenWhole: false };
export const yen: Currency = { code: 'JPY', digits: 0, isWrittenWhole: true };
export const kuwaitiDinar: Currency = { code: 'KWD', digits: 3, isWrittenWhole: false };
export const forint: Currency = { code: 'HUF', digits: 2, isWrittenWhole: true };
