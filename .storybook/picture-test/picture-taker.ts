import type { PicturedStory } from './modes.ts';

/** Takes the pictures of the story that is on the page; throws with those that are not as accepted. */
export type PictureTaker = (story: PicturedStory & { id: string }) => Promise<void>;

declare global {
  /** There only in a test run that takes pictures. */
  var takePictures: PictureTaker | undefined;
}
