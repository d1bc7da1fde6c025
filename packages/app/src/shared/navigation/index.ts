export { navigationGroups, placesFor, type NavigationPlace } from './navigation.ts';
