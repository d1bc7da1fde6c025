export { Spotlight } from './Spotlight.tsx';
