import { shareMenuCss } from '@cardamom/ui/guest-notices';
import { liveWords } from './live-words.ts';
import { ownMark, ownStyle, spokenInEnglish } from './own-element.ts';

/**
 * Puts a way to share the menu into the footer, below the switch between light and dark, where the browser has one of its own; the page of a dish has its own button. What is
 * shared is the menu, without the guest's table and filter, where this guest has reached it.
 */
export function shareMenu(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const place = document.querySelector(`footer>[${ownMark}=theme]`);
  if (!canonical || !place || !('share' in navigator) || document.querySelector('[data-share]')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = liveWords.share;
  button.setAttribute(ownMark, 'share');
  spokenInEnglish(button);
  button.addEventListener('click', () => {
    const title = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? '';
    const url = location.origin + new URL(canonical.href).pathname;
    // Who puts the phone's own dialog away shares nothing.
    navigator.share({ title, url }).catch(() => undefined);
  });
  ownStyle(`[${ownMark}=share]{${shareMenuCss}}`);
  place.after(button);
}
