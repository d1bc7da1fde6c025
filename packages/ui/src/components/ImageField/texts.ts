import { englishCropTexts, type CropTexts } from './crop/texts.ts';

/** What a picture field says by itself. */
export interface ImageFieldTexts {
  invitation: string;
  /** The same where there is hardly room. */
  shortInvitation: string;
  empty: string;
  choose: string;
  replace: string;
  remove: string;
  crop: string;
  retry: string;
  cancel: string;
  uploading: string;
  /** Said aloud once the picture is stored. */
  uploaded: (fileName: string) => string;
  /** Names the place for dropping, with the field's label. */
  dropHere: (label: string) => string;
  altText: string;
  altTextHelp: string;
  /** Said of a file that is no picture (docs/rows.md, G_003). */
  wrongType: string;
  /** Said of a picture that is too large (docs/rows.md, G_002). */
  tooLarge: string;
  cropDialog: CropTexts;
}

/** The same in English. */
export const englishImageFieldTexts: ImageFieldTexts = {
  invitation: 'Drop or paste a picture here, or choose one.',
  shortInvitation: 'Drop or paste',
  empty: 'No picture',
  choose: 'Choose picture',
  replace: 'Replace picture',
  remove: 'Remove picture',
  crop: 'Crop',
  retry: 'Try again',
  cancel: 'Cancel upload',
  uploading: 'Uploading',
  uploaded: (fileName) => (fileName === '' ? 'Picture uploaded' : `Picture uploaded: ${fileName}`),
  dropHere: (label) => `${label}: drop a picture here`,
  altText: 'Alternative text',
  altTextHelp: 'Say what the picture shows, for guests who cannot see it.',
  wrongType: 'Invalid file type',
  tooLarge: 'Image size is too large. Please upload an image under 2MB.',
  cropDialog: englishCropTexts,
};
