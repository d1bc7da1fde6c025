export { accessOf, mayCall, type Access, type OperationId } from './access.ts';
export { hasPermissions } from './permissions.ts';
export * from './enums.gen.ts';
export { currencyCodes } from './currencies.gen.ts';
export {
  currencyOf,
  decimalsOf,
  exchanged,
  exchangedBack,
  isCurrencyCode,
  isCurrentCurrency,
  largestAmount,
  ratePattern,
  type Exchange,
} from './currency.ts';
export { errorCatalogue, errorStatuses, messagesBeforeSignIn, type ErrorCode } from './errors.ts';
export {
  dishParameter,
  type FindDishInMenu,
  guestCardSize,
  type GuestCard,
  type GuestCardOf,
  type GuestDishContent,
  type GuestFace,
  type GuestMenuContent,
  type GuestNotice,
  type GuestPageContent,
  type GuestPageInput,
  type GuestQueryOf,
  type LettersInUse,
  type RenderedGuestPage,
  type RenderGuestPage,
} from './guest-page.ts';
export { largestBodyOf } from './largest-body.ts';
export { accentOfLook, lookOfType } from './looks.ts';
export { operations } from './operations.gen.ts';
export type { components, operations as WireOperations, paths } from './paths.gen.ts';
export { isTimeZone, timeZones } from './reference.ts';
export type * from './schemas.gen.ts';
