import printUrl from '../print.css?url';

/** Makes the page ready to be printed: gives it the rules of paper, which nobody reads on a screen, and has it say when it was printed. */
export function readyForPaper(): void {
  const rules = document.createElement('link');
  rules.rel = 'stylesheet';
  rules.media = 'print';
  rules.href = printUrl;
  document.head.append(rules);
  addEventListener('beforeprint', () => {
    const today = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    for (const place of document.querySelectorAll('footer time')) place.textContent = `${today} · `;
  });
}
