import { downloadText } from '../browser/index.ts';

/** Saves the QR code that an element holds as a drawing (SVG), which prints sharply at any size; returns whether one was there. */
export function downloadCode(holder: HTMLElement | null, fileName: string): boolean {
  const drawing = holder?.querySelector('svg');
  if (!drawing) return false;
  downloadText(new XMLSerializer().serializeToString(drawing), fileName, 'image/svg+xml');
  return true;
}
