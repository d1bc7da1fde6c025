export type { Access } from './access.ts';
export { AccessProvider, useAccess } from './AccessProvider.tsx';
