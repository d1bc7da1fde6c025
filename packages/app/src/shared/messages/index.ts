export { useMessages } from './useMessages.ts';
export type { ActiveWords, DescriptionWords, EntityWords } from './entity-words.ts';
export { loadMessages } from './load.ts';
export { message } from './message.ts';
export { namesInWords } from './names-in-words.ts';
export { setUpMessages } from './setup.ts';
