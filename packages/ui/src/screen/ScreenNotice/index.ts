export {
  ScreenNotice,
  screenNoticeKinds,
  type ScreenNoticeKind,
  type ScreenNoticeProps,
} from './ScreenNotice.tsx';
