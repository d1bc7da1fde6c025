export { findHome, patience, press, textField, write } from './acting.ts';
export { guestsNow } from './example-preview.ts';
export { configuration, owner, restaurant, waiter } from './fixtures.ts';
export { answers, fails, failsOnce, signedInAs, succeeds, usual, waits } from './handlers.ts';
export { listOf } from './list-of.ts';
export { RightToLeft } from './RightToLeft.tsx';
export { screenParameters } from './screen-parameters.ts';
export { StoryApp, type StoryAppProps } from './StoryApp.tsx';
export { StoryPart } from './StoryPart.tsx';
