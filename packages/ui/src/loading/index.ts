export { latePart } from './latePart.ts';
export { whenIdle } from './whenIdle.ts';
