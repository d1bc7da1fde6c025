import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../theme/pairs.ts';
import { colorUses, type ColorUse } from './color-use.ts';
import { bareGrounds, explained, freeEdges, freeTexts } from './contrast-exceptions.ts';
import { styleFiles } from './style-files.ts';

/** Where a style sheet does not say what an element stands on, it may stand on any of these. */
const surfaces = ['page', 'surface', 'raised'] as const;

const uses = colorUses(styleFiles());
const usedExplanations = new Set<string>();

function isProven(front: string, back: string, where: string): boolean {
  const key = `${front} on ${back}, ${basename(where).replace(/:\d+$/, '')}`;
  if (key in explained) {
    usedExplanations.add(key);
    return true;
  }
  return contrastPairs.some((pair) => pair.front === front && pair.back === back);
}

function unproven({ kind, role, others, where }: ColorUse): string[] {
  const pairs = {
    text: () =>
      role in freeTexts ? [] : (others.length > 0 ? others : surfaces).map((back) => [role, back] as const),
    ground: () =>
      others.length === 0 && role in bareGrounds
        ? []
        : (others.length > 0 ? others : (['text'] as const))
            .filter((front) => !(front in freeTexts))
            .map((front) => [front, role] as const),
    edge: () => (role in freeEdges ? [] : surfaces.map((back) => [role, back] as const)),
  }[kind]();
  return pairs
    .filter(([front, back]) => !isProven(front, back, where))
    .map(([front, back]) => `${where} ${front} on ${back} is not in theme/pairs.ts`);
}

describe('every pair of colours that a style file brings together has a proven contrast', () => {
  test.each([
    ['text', 150],
    ['ground', 100],
    ['edge', 100],
  ] as const)('as %s', (kind, atLeast) => {
    const ofKind = uses.filter((use) => use.kind === kind);
    expect(ofKind.length).toBeGreaterThan(atLeast);
    expect([...new Set(ofKind.flatMap(unproven))]).toEqual([]);
  });

  test('and no explanation outlives what it explains', () => {
    for (const use of uses) unproven(use);
    expect(Object.keys(explained).filter((key) => !usedExplanations.has(key))).toEqual([]);
  });
});

function read(css: string): string[][] {
  const text = `import { css, styled } from 'styled-components';\n${css}`;
  return colorUses([{ file: 'Look.styles.ts', text }]).map(({ kind, role, others }) =>
    [kind, role].concat(others),
  );
}

describe('a pair is found', () => {
  const text = "color: ${token('color.onPrimary')};";
  const ground = "background: ${token('color.surface')};";

  test('in one rule', () => {
    expect(read(`const a = css\`${ground} ${text}\`;`)).toContainEqual(['text', 'onPrimary', 'surface']);
  });

  test('in a rule inside a rule', () => {
    expect(read(`const a = css\`${ground} &[data-hovered] { ${text} }\`;`)).toContainEqual([
      'text',
      'onPrimary',
      'surface',
    ]);
  });

  test('through a fragment and a table of variants', () => {
    expect(
      read(`const frame = css\`${text}\`;\nconst A = styled.div\`${ground}\n  \${frame}\n\`;`),
    ).toContainEqual(['text', 'onPrimary', 'surface']);
    expect(
      read(
        `const looks = { loud: css\`${text}\` };\nconst A = styled.div\`${ground}\n  \${({ $look }) => looks[$look]}\n\`;`,
      ),
    ).toContainEqual(['text', 'onPrimary', 'surface']);
  });

  test.each([
    ['beside it', './frame.styles.ts'],
    ['by its place in the package', '#shared/frame.styles.ts'],
  ])('through a fragment of another file, named %s', (_how, path) => {
    const frame = `import { css } from 'styled-components';\nexport const frame = css\`${text}\`;`;
    const box = `import { frame } from '${path}';\nconst A = css\`${ground}\n  \${frame}\n\`;`;
    const found = colorUses([
      { file: 'packages/app/src/shared/frame.styles.ts', text: frame },
      { file: 'packages/app/src/shared/Box.styles.ts', text: box },
    ]);
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'text', role: 'onPrimary', others: ['surface'] }),
    );
  });

  test('in an element made from another', () => {
    expect(read(`const A = styled.div\`${ground}\`;\nconst B = styled(A)\`${text}\`;`)).toContainEqual([
      'text',
      'onPrimary',
      'surface',
    ]);
  });

  test('in either branch of a condition', () => {
    const chosen = "color: ${({ $is }) => ($is ? token('color.link') : token('color.text'))};";
    expect(read(`const a = css\`${ground} ${chosen}\`;`)).toEqual(
      expect.arrayContaining([
        ['text', 'link', 'surface'],
        ['text', 'text', 'surface'],
      ]),
    );
  });

  test('and left to the system in forced colours', () => {
    expect(read(`const a = css\`\${forcedColors} { ${text} }\`;`)).toEqual([]);
  });
});
