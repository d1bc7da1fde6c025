export { toast, toastTones } from './toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
