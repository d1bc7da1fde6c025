export type { Draft } from './draft-storage.ts';
export { DraftNotice } from './DraftNotice.tsx';
export { momentInWords } from './moment-in-words.ts';
export { useDraft, useIsKept } from './useDraft.ts';
export { useKeepTyping } from './useKeepTyping.ts';
