import type { Proof } from './proofs.ts';
import type { Area } from './rows.ts';

const HEAD = `# Rows

Made by \`npm run rows\` from \`docs/rows/\` and the \`// proves:\` lines of the tests; not written by hand.
Each row is one thing that the product promises; "open" means that no test proves it yet.
`;

/** The page that says which test proves which row; throws where a test names a row that does not exist. */
export function tableOf(areas: readonly Area[], proofs: readonly Proof[]): string {
  const known = new Set(areas.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const strangers = proofs.flatMap(({ file, title, rows }) =>
    rows.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names "${id}"`),
  );
  if (strangers.length > 0) throw new Error(`Tests name rows that are not there.\n${strangers.join('\n')}`);
  const counted = areas.map((area) => ({ area, proven: provenIn(area, proofs) }));
  const proven = counted.reduce((all, { proven: some }) => all + some, 0);
  const summary = [
    '| area | rows | proven |',
    '|---|---|---|',
    ...counted.map(({ area, proven: some }) => `| ${area.title} | ${area.rows.length} | ${some} |`),
  ];
  return [
    HEAD,
    `**${proven} of ${known.size} rows proven.**\n`,
    `${summary.join('\n')}\n`,
    ...areas.map((area) => sectionOf(area, proofs)),
  ].join('\n');
}

function provenIn({ rows }: Area, proofs: readonly Proof[]): number {
  return rows.filter(({ id }) => proofs.some((proof) => proof.rows.includes(id))).length;
}

function sectionOf({ title, rows }: Area, proofs: readonly Proof[]): string {
  const lines = rows.map(({ id, words }) => {
    const own = proofs.filter((proof) => proof.rows.includes(id)).map(linkOf);
    return `| ${cell(words)} | \`${id}\` | ${own.join('<br>') || '**open**'} |`;
  });
  return `## ${title}\n\n| row | name | proven by |\n|---|---|---|\n${lines.join('\n')}\n`;
}

const linkOf = ({ file, title }: Proof) => `[${file.split('/').at(-1)}](../${file}): ${cell(title)}`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
