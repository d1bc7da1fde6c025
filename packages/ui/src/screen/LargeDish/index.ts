export { LargeDish } from './LargeDish.tsx';
