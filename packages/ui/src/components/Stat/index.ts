export { Stat, type StatProps } from './Stat.tsx';
export { statTones, type StatTone } from './Stat.styles.ts';
