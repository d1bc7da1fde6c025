import type { RefObject } from 'react';

const wrong = '[aria-invalid="true"], [data-invalid]';
const focusable = 'input, button, textarea, select, [tabindex]:not([tabindex="-1"])';

/** Puts the focus into the first field, in reading order, that shows a message; does nothing where none does. */
export function focusFirstWrongField(form: RefObject<HTMLElement | null>): void {
  const place = form.current?.querySelector<HTMLElement>(wrong);
  const target = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
