/** Prints which component shows what in its stories, and names what is missing; exits with 1 where something is. */
import { coverage } from '../src/proofs/coverage.ts';

const rows = coverage();
const sum = (of: (row: (typeof rows)[number]) => number | null) =>
  rows.reduce((all, row) => all + (of(row) ?? 0), 0);
const columns = [
  'Component',
  'Stories',
  'Play tests',
  'Axe light',
  'Axe dark',
  'Keyboard',
  'Forced colours',
  'Gaps',
];
const lines = rows.map((row) => [
  row.component,
  row.stories,
  row.playTests,
  row.axe,
  row.axe,
  row.keyboard ?? '–',
  row.forcedColors,
  row.gaps.length || '',
]);
const totals = [
  `${rows.length} components`,
  sum((row) => row.stories),
  sum((row) => row.playTests),
  sum((row) => row.axe),
  sum((row) => row.axe),
  sum((row) => row.keyboard),
  sum((row) => row.forcedColors),
  sum((row) => row.gaps.length),
];

for (const cells of [columns, columns.map(() => '---'), ...lines, totals])
  console.log(`| ${cells.join(' | ')} |`);
console.log('\n"–" in Keyboard: nothing there takes focus.');

const incomplete = rows.filter(({ gaps }) => gaps.length > 0);
if (incomplete.length > 0) console.log(`\nMissing, of ${incomplete.length} components:`);
for (const { component, gaps } of incomplete) console.log(`  ${component}: ${gaps.join('; ')}`);
process.exitCode = incomplete.length === 0 ? 0 : 1;
