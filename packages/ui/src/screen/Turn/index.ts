export { Turn } from './Turn.tsx';
