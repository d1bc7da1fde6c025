import { codePointLength } from '../shared/text.ts';

/** As long as a name may be (docs/rules.md, Names and texts). */
const longestName = 80;

function copyName(name: string, number: number): string {
  const ending = number === 1 ? ' (copy)' : ` (copy ${number})`;
  const room = longestName - codePointLength(ending);
  return Array.from(name).slice(0, room).join('').trimEnd() + ending;
}

/** The first free name for a copy: "Dal (copy)", then "Dal (copy 2)"; a copy of a copy counts on. */
export async function freeCopyName(
  name: string,
  isTaken: (candidate: string) => Promise<boolean>,
): Promise<string> {
  const original = name.replace(/ \(copy(?: \d+)?\)$/u, '');
  for (let number = 1; ; number += 1) {
    const candidate = copyName(original, number);
    if (!(await isTaken(candidate))) return candidate;
  }
}
