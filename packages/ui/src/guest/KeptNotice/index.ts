export { KeptNotice, type KeptNoticeProps } from './KeptNotice.tsx';
