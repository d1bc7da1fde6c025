import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

const focusable = 'input, button, textarea, select, [tabindex]:not([tabindex="-1"])';

/** Opens a form at the field (`#description`) or the section (`#allergens`) that the address names. */
export function useOpenAtHash(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === '') return;
    const place = document.getElementsByName(hash)[0] ?? document.getElementById(hash);
    if (!place) return;
    const target = place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
    place.scrollIntoView({ block: place === target ? 'center' : 'start' });
  }, [hash]);
}
