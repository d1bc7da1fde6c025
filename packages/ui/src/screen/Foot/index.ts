export { Foot } from './Foot.tsx';
