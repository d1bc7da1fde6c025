export { PictureAltText } from './PictureAltText.tsx';
export { PictureField } from './PictureField.tsx';
export { pictureUrl, pictureValueOf, shownPicture, type PictureValue } from './picture-value.ts';
export { usePicture, type PictureAtWork } from './usePicture.ts';
export { unfinishedPicture } from './unfinished-picture.ts';
