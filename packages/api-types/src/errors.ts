import {
  errorCatalogue as catalogue,
  errorStatuses as statuses,
  messagesBeforeSignIn as guarded,
} from './errors.gen.ts';
import type { ErrorDisplay } from './schemas.gen.ts';

/** A code of the error catalogue: those of docs/rows.md, Errors, and ours. */
export type ErrorCode = keyof typeof catalogue;

export type CatalogueEntry = {
  readonly display: ErrorDisplay;
  readonly message: string;
};

/** Every error with its message, word for word as docs/rows.md has it, and how it is shown. */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = catalogue;

/** HTTP status with which an error travels; null when only the browser raises it. */
export const errorStatuses: Readonly<Record<ErrorCode, number | null>> = statuses;

/** What is said instead before sign-in, so that nobody learns who has an account. */
export const messagesBeforeSignIn: Readonly<Partial<Record<ErrorCode, string>>> = guarded;
