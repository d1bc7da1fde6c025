import { repeated } from './rows.ts';

/** A test, a group of tests or a story that proves rows. */
export interface Proof {
  /** Relative to the root, with slashes. */
  file: string;
  /** As people read it: the groups it stands in, then its own title. */
  title: string;
  rows: readonly string[];
}

const TAG = /^( *)\/\/ proves: (.*)$/;
const CALL = /^ *(?:test|it|describe)((?:\.[a-zA-Z]+)*)(?:\([^]*?\))??\(\s*(['"`])((?:\\.|(?!\2)[^])*)\2/;
const STORY = /^export const (\w+)/;
const NEVER_RUN = /\.(?:skip|todo|fixme|fail|fails)\b/;

/**
 * The proofs that a test file names: `// proves: ROW, ROW` in the lines directly above a test, a group or a story.
 * Throws where a tag stands above anything else, above what never runs, or names a row twice.
 */
export function proofsIn(file: string, text: string): Proof[] {
  const lines = text.split('\n');
  const proofs: Proof[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const rows: string[] = [];
    const first = at;
    for (let tag = TAG.exec(lines[at] ?? ''); tag; tag = TAG.exec(lines[at] ?? '')) {
      rows.push(...(tag[2] ?? '').split(',').map((id) => id.trim()));
      at += 1;
    }
    if (at === first) continue;
    const twice = repeated(rows);
    if (twice.length > 0) throw new Error(`${file}:${first + 1} names ${twice.join(', ')} twice.`);
    proofs.push({ file, title: titleAt(lines, at, `${file}:${first + 1}`), rows });
  }
  return proofs;
}

function titleAt(lines: readonly string[], at: number, where: string): string {
  const block = statementAt(lines, at);
  const story = STORY.exec(block)?.[1];
  if (story) return storyName(story, lines.slice(at));
  const call = CALL.exec(block);
  if (!call) throw new Error(`${where}: a tag stands directly above a test, a group of tests or a story.`);
  if (NEVER_RUN.test(call[1] ?? '')) throw new Error(`${where}: what never runs proves nothing.`);
  return [...groupsAround(lines, at), readable(call[3] ?? '')].join(' › ');
}

/** A statement from its first line to the bracket that ends it, which the formatter puts below its beginning. */
function statementAt(lines: readonly string[], at: number): string {
  const first = lines[at] ?? '';
  if (first.endsWith(';')) return first;
  const depth = indentation(first);
  const end = lines.findIndex(
    (line, index) => index > at && indentation(line) === depth && /^[)}]/.test(line.trimStart()),
  );
  return lines.slice(at, end < 0 ? undefined : end + 1).join('\n');
}

/** Titles of the groups around a line, outermost first; the formatter's indentation tells which they are. */
function groupsAround(lines: readonly string[], at: number): string[] {
  const titles: string[] = [];
  let depth = indentation(lines[at]);
  for (let above = at - 1; above >= 0 && depth > 0; above -= 1) {
    const line = lines[above];
    // A table of a group ends at the depth where the group begins.
    if (!line || indentation(line) >= depth || line.trimStart().startsWith(']')) continue;
    depth = indentation(line);
    const group = /^ *(?:test\.)?describe\b/.test(line) && CALL.exec(statementAt(lines, above));
    if (group) titles.unshift(readable(group[3] ?? ''));
  }
  return titles;
}

function storyName(exported: string, lines: readonly string[]): string {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('}'));
  const named = lines.slice(0, end).find((line) => /^ {2}name: '/.test(line));
  if (named) return named.slice("  name: '".length, named.lastIndexOf("'"));
  const words = exported.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a table or a loop fills in is only known when the test runs. */
const readable = (title: string) =>
  title.replaceAll(/\$\{[^}]*\}|%[sdij]/g, '…').replaceAll(/\\(['"`])/g, '$1');

const indentation = (line = '') => line.length - line.trimStart().length;
