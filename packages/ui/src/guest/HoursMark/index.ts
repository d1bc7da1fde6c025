export { HoursMark, type HoursMarkProps } from './HoursMark.tsx';
