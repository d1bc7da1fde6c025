export { toast, toastTones, type ToastAction } from './toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
