export { clockAt, momentOnScreen, onAirAt, statusAt } from './screen-time.ts';
export { screenWords } from './screen-words.ts';
export { picturesOf, viewAt, type ScreenView } from './view.ts';
