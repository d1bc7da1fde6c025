import type { Page } from '@playwright/test';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The words of each page that a browser's window prints on A4, spaces as they may be. */
export async function printedPages(page: Page): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(await page.pdf({ format: 'A4', printBackground: true }));
    const texts = [...document.pages()].map((sheet) => withoutSpaces(sheet.getText()));
    document.destroy();
    return texts;
  } finally {
    library.destroy();
  }
}

/** Lines break elsewhere on paper, and letters may stand apart; what is compared are the letters. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u00AD\uFFFE-]/gu, '').toLowerCase();
}
