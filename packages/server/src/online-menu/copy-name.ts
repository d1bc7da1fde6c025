import { codePointLength, nameKey } from '../shared/text.ts';

/** The longest name in code points (product.md 4). */
const longestName = 80;

function shortened(name: string, length: number): string {
  return codePointLength(name) <= length ? name : Array.from(name).slice(0, length).join('').trimEnd();
}

/** What a copy is called: "Burger (copy)", "Burger (copy 2)" … the first that `taken`, the names in use, does not hold. */
export function copyName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' (copy)' : ` (copy ${number})`;
    const candidate = shortened(name, longestName - ending.length) + ending;
    if (!keys.has(nameKey(candidate))) return candidate;
  }
}
