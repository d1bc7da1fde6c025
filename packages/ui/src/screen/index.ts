export { ScreenBox, screenTurns, type ScreenBoxProps, type ScreenTurnName } from './ScreenBox/index.ts';
export { ScreenFace, type ScreenFaceProps } from './ScreenFace/index.ts';
export {
  ScreenNotice,
  screenNoticeKinds,
  type ScreenNoticeKind,
  type ScreenNoticeProps,
} from './ScreenNotice/index.ts';
export { ScreenProvider, type ScreenProviderProps } from './ScreenProvider/index.ts';
export {
  screenLayoutNames,
  type ScreenAllergens,
  type ScreenContent,
  type ScreenDish,
  type ScreenDress,
  type ScreenLayoutName,
  type ScreenPageInfo,
  type ScreenPicture,
  type ScreenPrice,
  type ScreenSection,
  type ScreenStatus,
} from './types.ts';
export { screenTimes, shiftPlaces } from './motion.ts';
export { useRestingShift } from './useRestingShift.ts';
export { useRotation, type Rotation } from './useRotation.ts';
export { type ScreenWords } from './words.ts';
