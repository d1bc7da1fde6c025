import { stripVTControlCharacters } from 'node:util';

const [mostLines, mostLetters] = [12, 240];

/** The first lines of what a test said was wrong, short enough to stand in a list: without colours, empty lines and the stack. */
export function beginningOf(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /u.test(line))
    .slice(0, mostLines)
    .map((line) => line.slice(0, mostLetters))
    .join('\n');
}
