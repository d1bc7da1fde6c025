import type { ApiError } from './api-error.ts';

/** Where a screen can show a failure. */
export interface ErrorPlaces {
  /** Puts the messages on the fields they name (`error.errors`); returns whether each found one. */
  fields?: (error: ApiError) => boolean;
  /** Says what stands in the way, with the way to it. */
  dependencies?: (error: ApiError) => void;
  /** Says what went wrong, also what found no place above. */
  alert: (error: ApiError) => void;
}

/**
 * Shows a failure in the way the catalogue gives its code (openapi/errors.yaml): on its field, as an alert, or as an alert
 * that names what stands in the way. Where a screen has no such place the failure is an alert; none passes in silence.
 */
export function showError(error: ApiError, { fields, dependencies, alert }: ErrorPlaces): void {
  if (error.display === 'ON_FIELD_EXCEPTION' && fields?.(error)) return;
  if (error.display === 'DEPENDENCY_ALERT_EXCEPTION' && dependencies) dependencies(error);
  else alert(error);
}
