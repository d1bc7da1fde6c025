/** Marks what the script itself puts into the page, and what no rendering of the server takes away. */
export const ownMark = 'data-live';

/** The words are English, also where the menu is not. */
export function spokenInEnglish(element: HTMLElement): void {
  element.lang = 'en';
  element.dir = 'ltr';
}

/** An element of the script's own; within the page, whose colours it takes. */
export function ownElement(kind: string): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute(ownMark, kind);
  spokenInEnglish(element);
  (document.body.firstElementChild ?? document.body).append(element);
  return element;
}

/** Adds rules for own elements; constructed, because the content policy allows no other inline style. */
export function ownStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
