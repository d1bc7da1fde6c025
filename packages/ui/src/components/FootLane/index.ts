export { FootRoom } from './FootRoom.tsx';
export { useRoomAtFoot } from './useRoomAtFoot.ts';
