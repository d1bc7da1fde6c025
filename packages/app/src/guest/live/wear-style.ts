const faces = (rules: CSSRuleList) => [...rules].filter((rule) => rule instanceof CSSFontFaceRule);

function removeFrom(sheet: CSSStyleSheet, isOut: (rule: CSSRule) => boolean): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule && isOut(rule)) sheet.deleteRule(index);
  }
}

let worn: { sheet: CSSStyleSheet; text: string } | undefined;

/**
 * Puts on the style sheet of another rendering of this page, whose short class names mean something else. A `style` element would be
 * refused by the content policy, which names the first one's hash; a constructed sheet is no inline style.
 */
export function wearStyle(text: string): void {
  // Where a service worker added one, that stands behind it.
  const own = document.querySelector<HTMLStyleElement>('head style');
  if (!own || text === '' || text === (worn?.text ?? own.textContent)) return;
  const sheet = worn?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(text);
  const first = own.sheet;
  if (first) {
    // Faces stay where they are: loaded anew, text would stand in another one for a moment.
    const known = new Set(faces(first.cssRules).map(({ cssText }) => cssText));
    removeFrom(sheet, ({ cssText }) => known.has(cssText));
  }
  if (!worn) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    if (first) removeFrom(first, (rule) => !(rule instanceof CSSFontFaceRule));
  }
  worn = { sheet, text };
}
