import { useRouter, type LinkProps } from '@tanstack/react-router';
import { useCallback } from 'react';

/** A place in the app, checked against its routes. */
export type Place = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

/** Turns a typed place into the address that links of the design system take: `href({ to: '/menu-management/items' })`. */
export function useHref(): (place: Place) => string {
  const router = useRouter();
  return useCallback(
    (place: Place) => router.buildLocation(place as Parameters<typeof router.buildLocation>[0]).href,
    [router],
  );
}
