import { timings } from '../packages/ui/src/theme/motion.ts';

const { toast, toastDelay } = timings;

/**
 * Lets toasts come at once and stay until they are closed. One that comes and goes by itself would be in a picture or not as
 * the machine is busy or not; only the stories about toasts have it come and go as in the product.
 */
export function letToastsStay(): void {
  Object.assign(timings, { toast: 0, toastDelay: 0 });
}

/** Has toasts come and go again as in the product. */
export function letToastsGo(): void {
  Object.assign(timings, { toast, toastDelay });
}
