import { toast } from '@cardamom/ui';
import { message } from '../messages/index.ts';

/** Says that what was asked for could not be loaded. */
export function sayMissing(): void {
  toast.error(message('common:status.loadFailedTitle'));
}
