export { forgetReads, keepReads, keptAddresses, keptHeader } from './kept-reads.ts';
export { type KeptPress } from './kept-press.ts';
export { type PressState } from './press-queue.ts';
export { queueOf } from './queue-of.ts';
