export { Spotlight, type SpotlightProps } from './Spotlight.tsx';
