export { ScanDays } from './ScanDays.tsx';
