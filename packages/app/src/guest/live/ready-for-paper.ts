import printUrl from '../print.css?url';
import { ownMark } from './own-element.ts';

/** Says in the footer, where paper alone shows it, when the page was printed and where the menu of today is. */
function datePaper(url: string): void {
  const footer = document.querySelector('footer');
  const said = footer?.querySelector(`[${ownMark}=paper]`) ?? document.createElement('p');
  const today = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  said.textContent = `${today} · ${url}`;
  said.toggleAttribute('hidden', true);
  said.setAttribute(ownMark, 'paper');
  // Who made the page is said last.
  footer?.lastElementChild?.before(said);
}

/** Makes the page ready to be printed: gives it the rules of paper, which nobody reads on a screen, and has it say when it was printed. */
export function readyForPaper(): void {
  const rules = document.createElement('link');
  rules.rel = 'stylesheet';
  rules.media = 'print';
  rules.href = printUrl;
  document.head.append(rules);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) addEventListener('beforeprint', () => datePaper(canonical.href));
}
