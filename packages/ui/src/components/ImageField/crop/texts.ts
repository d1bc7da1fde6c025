/** What the dialog says in which a part of a picture is chosen. */
export interface CropTexts {
  title: string;
  /** Says how the part is chosen, with fingers and with keys. */
  help: string;
  /** Names the picture that is moved. */
  part: string;
  zoom: string;
  reset: string;
  cancel: string;
  done: string;
  /** The size that results, in px. */
  size: (width: number, height: number) => string;
  /** Said beside the size where it is less than recommended. */
  small: string;
}

/** The same in English. */
export const englishCropTexts: CropTexts = {
  title: 'Choose what guests see',
  help: 'Drag the picture to move it. With a keyboard, arrow keys move it, + and − zoom.',
  part: 'Part of the picture that is kept',
  zoom: 'Zoom',
  reset: 'Reset',
  cancel: 'Cancel',
  done: 'Use this part',
  size: (width, height) => `${width} × ${height} pixels`,
  small: 'This part is small and may look soft on a screen.',
};
