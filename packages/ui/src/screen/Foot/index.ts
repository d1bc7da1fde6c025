export { Foot, type FootProps } from './Foot.tsx';
