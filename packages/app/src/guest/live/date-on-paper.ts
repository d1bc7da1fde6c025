/** On paper the page says when it was printed. */
export function dateOnPaper(): void {
  addEventListener('beforeprint', () => {
    const today = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    for (const place of document.querySelectorAll('footer time')) place.textContent = `${today} · `;
  });
}
