export { everyScreenQuery, screenStatesQuery } from './screen-queries.ts';
export { isUpright, standingOf, unseenLong, type ScreenStanding } from './screen-standing.ts';
