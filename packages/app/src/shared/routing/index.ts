export { createReloadOnce, keepFromRouter } from './reload-once.ts';
export { useFocusOnNavigation } from './useFocusOnNavigation.ts';
export { useHref, type Place } from './useHref.ts';
export { usePageTitle } from './usePageTitle.ts';
