import type { GuestNotice, GuestPageContent } from '@cardamom/api-types';
import { noticeWords } from './words.ts';

/** Whether a page is of words alone, and of no restaurant. */
export function isNotice<Page extends Pick<GuestPageContent, 'page'>>(
  page: Page,
): page is Page & GuestNotice {
  return page.page in noticeWords;
}
