import { firstIcons } from './first-icons.gen.ts';
import type { IconName } from './index.ts';

const drawings = new Map<string, string>(Object.entries(firstIcons));
const waiting = new Set<() => void>();
let arriving: Promise<void> | undefined;

async function arrive(): Promise<void> {
  try {
    keepDrawings((await import('./later-icons.gen.ts')).laterIcons);
  } catch {
    arriving = undefined;
  }
}

/** An icon's path data; undefined until it is here, which for icons of the first pages is always. */
export function drawingOf(name: IconName): string | undefined {
  return drawings.get(name);
}

/** Makes drawings known, and redraws who waits for them. */
export function keepDrawings(more: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(more)) drawings.set(name, path);
  for (const redraw of waiting) redraw();
}

/** Fetches the icons that the first pages do without; one fetch serves all, one that fails is tried again when asked again. */
export function bringLaterIcons(): Promise<void> {
  return (arriving ??= arrive());
}

/** Calls back when further drawings have come, and has them fetched. Returns what ends it. */
export function onDrawings(redraw: () => void): () => void {
  waiting.add(redraw);
  void bringLaterIcons();
  return () => waiting.delete(redraw);
}
