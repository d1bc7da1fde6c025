export { WorkNotice, type WorkNoticeProps } from './WorkNotice.tsx';
