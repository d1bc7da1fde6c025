export { keepLive } from './keep-live.ts';
