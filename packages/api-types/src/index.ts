export { accessOf, largestBodyOf, mayCall, type Access, type OperationId } from './access.ts';
export { hasPermissions } from './permissions.ts';
export * from './enums.gen.ts';
export { currencyCodes } from './currencies.gen.ts';
export { errorCatalogue, type ErrorCode } from './errors.ts';
export { operations } from './operations.gen.ts';
export type { components, operations as WireOperations, paths } from './paths.gen.ts';
export { isCurrencyCode, isTimeZone, timeZones, type CurrencyCode } from './reference.ts';
export type * from './schemas.gen.ts';
