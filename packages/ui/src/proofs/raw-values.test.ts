import { describe, expect, test } from 'vitest';
import { rawValuesOf } from './raw-values.ts';
import { styleFiles } from './style-files.ts';

function kindsIn(css: string): string[] {
  const text = `import { css } from 'styled-components';\nexport const look = css\`${css}\`;\n`;
  return rawValuesOf({ file: 'Look.styles.ts', text }).map(({ kind }) => kind);
}

describe('every value of a style file has a name', () => {
  const files = styleFiles();

  test('there are style files to read', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  test.each(files.map((source) => [source.file, source] as const))('%s', (_file, source) => {
    const raw = rawValuesOf(source).map(
      ({ file, line, text, kind }) => `${file}:${line} ${text} (raw ${kind})`,
    );
    expect(raw).toEqual([]);
  });
});

describe('a raw value is found', () => {
  test.each([
    ['a hex colour', 'color: #fff;'],
    ['a hex colour with alpha', 'box-shadow: 0 0 0 1px #00000080;'],
    ['a colour function', 'background: rgb(0 0 0 / 50%);'],
    ['a named colour', 'border: 1px solid black;'],
    ['a colour in a custom property', '--edge: hsl(0 0% 0%);'],
    ['a system colour outside forced colours', 'color: CanvasText;'],
    ['a colour inside a rule', '&[data-hovered] { color: red; }'],
    ['a colour an expression chooses', "color: ${({ $is }) => ($is ? 'white' : token('color.text'))};"],
    ['a colour in a nested template', '${({ $is }) => $is && css`color: #123456;`}'],
    ['a declaration after a fragment without a semicolon', "${font('body')}\n  color: tomato;"],
  ])('%s', (_what, css) => {
    expect(kindsIn(css)).toEqual(['colour']);
  });

  test.each([
    ['px', 'font-size: 13px;'],
    ['rem', 'font-size: 0.8rem;'],
    ['in the short form', 'font: 500 14px/1.5 sans-serif;'],
    ['inside calc', 'font-size: calc(1em + 2px);'],
  ])('a font size in %s', (_what, css) => {
    expect(kindsIn(css)).toEqual(['font size']);
  });

  test.each([
    ['in ms', 'transition-duration: 120ms;'],
    ['in s', 'animation: turn 0.8s linear infinite;'],
    ['as a delay', 'transition-delay: 80ms;'],
  ])('a duration %s', (_what, css) => {
    expect(kindsIn(css)).toEqual(['duration']);
  });

  test.each([
    ['written', 'z-index: 1;'],
    ['negative', 'z-index: -1;'],
    ['chosen by an expression', 'z-index: ${({ $is }) => ($is ? 2 : 3)};'],
  ])('a z-index, %s', (_what, css) => {
    expect(kindsIn(css).every((kind) => kind === 'z-index')).toBe(true);
    expect(kindsIn(css)).not.toEqual([]);
  });

  test('a value beside the styles', () => {
    const text = "import { css } from 'styled-components';\n\nconst edges = { strong: '1px solid #abc' };\n";
    expect(rawValuesOf({ file: 'Look.styles.ts', text })).toMatchObject([{ kind: 'colour', line: 3 }]);
  });

  test('with the line it stands on', () => {
    const text =
      "import { css } from 'styled-components';\nconst a = css`\n  ${font('body')}\n  color: #fff;\n`;\n";
    expect(rawValuesOf({ file: 'Look.styles.ts', text })).toMatchObject([{ line: 4 }]);
  });
});

describe('a named value is left alone', () => {
  test.each([
    [
      'tokens',
      "color: ${token('color.text')}; z-index: ${layer('sticky')}; transition-delay: ${duration('fast')};",
    ],
    ['a place beside a named layer', "z-index: calc(${layer('sticky')} + 1);"],
    ['words that mean no colour', 'color: inherit; background: transparent; border-color: currentColor;'],
    [
      'system colours in forced colours',
      '${forcedColors} { border: 1px solid ButtonText; &:hover { color: GrayText; } }',
    ],
    ['the id of a drawing', 'fill: url(#fade);'],
    ['a selector by id', '#abc { color: inherit; }'],
    ['sizes that are no font size', 'inline-size: 12px; padding: 0.5rem; border: 1px solid;'],
    ['font sizes that follow their surroundings', 'font-size: 0.875em; font-size: inherit; font-size: 120%;'],
    ['no duration at all', 'transition-delay: 0s;'],
    ['a property named like a value', 'transition: color; will-change: color;'],
    [
      'a variant named like a colour',
      "${({ $tone }) => ($tone === 'red' ? token('color.errorText') : 'inherit')}",
    ],
  ])('%s', (_what, css) => {
    expect(kindsIn(css)).toEqual([]);
  });
});
