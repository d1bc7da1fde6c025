export type { ToastAction } from './toast-action.ts';
export { toast, toastTones } from './toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
