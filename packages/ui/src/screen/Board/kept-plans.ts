import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';

/** As many boards are kept: those of a page that lists all screens of a restaurant. */
const mostKept = 12;

const kept = new Map<string, FacePlan>();

/** Who measures, and behind that who waits to. */
const turns: (() => void)[] = [];

/** Tells boards apart that are measured otherwise: by what stands on them, the glass, and the faces that are there. */
export function keyOfBoard(content: ScreenContent, { width, height }: Glass, words: ScreenWords): string {
  const { look, layout, language, direction, sections, itemSeconds, isLongerForText } = content;
  const faces = [...document.fonts].filter(({ status }) => status === 'loaded').length;
  const told = { look, layout, language, direction, sections, itemSeconds, isLongerForText, words };
  return JSON.stringify([width, height, faces, told]);
}

/** The pages that such a board had when it was measured; undefined where it was not, or long ago. */
export function keptPlan(key: string): FacePlan | undefined {
  return kept.get(key);
}

/** Keeps the pages of a board for the next that is the same. */
export function keepPlan(key: string, plan: FacePlan): void {
  kept.delete(key);
  kept.set(key, plan);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Calls `begin` as soon as nobody else measures; the returned function ends the turn, or gives up waiting for it. */
export function takeTurn(begin: () => void): () => void {
  turns.push(begin);
  if (turns.length === 1) begin();
  return () => {
    const at = turns.indexOf(begin);
    if (at === -1) return;
    turns.splice(at, 1);
    if (at === 0) turns[0]?.();
  };
}
