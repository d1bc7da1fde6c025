export { everyScreenQuery, screenStatesQuery } from './screen-queries.ts';
export { standingOf, unseenLong, type ScreenStanding } from './screen-standing.ts';
