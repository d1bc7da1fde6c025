import type { GuestNotice, GuestPageInput } from '@cardamom/api-types';
import { noticeWords } from './words.ts';

/** Whether a page is of words alone, and of no restaurant. */
export function isNotice(input: GuestPageInput): input is GuestPageInput & GuestNotice {
  return input.page in noticeWords;
}
