export type { Access } from './access.ts';
export { meets, type Requirements } from './guard.ts';
export { AccessProvider, useAccess } from './AccessProvider.tsx';
