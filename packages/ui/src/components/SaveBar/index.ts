export { SaveBar, type SaveBarProps } from './SaveBar.tsx';
export { useRoomAtFoot } from './useRoomAtFoot.ts';
