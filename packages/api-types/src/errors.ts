import { errorCatalogue as catalogue } from './errors.gen.ts';
import type { ErrorDisplay } from './schemas.gen.ts';

/** A code of the error catalogue: those of docs/rows.md, Errors, and ours. */
export type ErrorCode = keyof typeof catalogue;

export type CatalogueEntry = {
  readonly display: ErrorDisplay;
  /** HTTP status it travels with; null when only the browser raises it. */
  readonly status: number | null;
  readonly message: string;
  /** Said instead before sign-in, so that nobody learns who has an account. */
  readonly beforeSignIn?: string;
};

/** Every error with its message, word for word as docs/rows.md has it, and how it is shown. */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = catalogue;
