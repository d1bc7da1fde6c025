export { LargeDish, type LargeDishProps } from './LargeDish.tsx';
