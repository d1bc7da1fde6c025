import { styled } from 'styled-components';
import { ink, lookProperty, type WrittenProps } from '../../guest/looks/style.ts';
import { token } from '../../theme/index.ts';
import { edges, footLine, leastType, type Hang } from '../measures.ts';

/** Inside a glass that is taller than wide. */
export const upright = '@container (orientation: portrait)';

/** Every colour of text is what can be read on the restaurant's colour, as far as it is the ground. */
export const onFillOnly = (['ink', 'quiet', 'house', 'warn'] as const)
  .map((role) => `${lookProperty(role)}:${ink('onFill')};`)
  .join('');

/** Scripts whose letters reach further up and down than Latin ones, for which display sizes are set tight. */
const tallScript =
  /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Thai}/u;

/** The line height of a name or title in a tall script; put it after the usual one. */
export function tallLines({ $text }: WrittenProps): string {
  return tallScript.test($text) ? 'line-height:1.5;' : '';
}

/** The light of a wire: it ends where words begin, and darkens none of them. */
export const glow = `
  content: '';
  position: absolute;
  inset-inline-start: calc(50% - 60cqh);
  inline-size: 120cqh;
  block-size: 30cqh;
  background: radial-gradient(closest-side, color-mix(in oklab, ${ink('fill')} 22%, transparent), transparent);
`;

function edgesOf(hang: Hang): string {
  const { margin, side, end, foot } = edges[hang];
  return `--margin:${margin}cqh;--side:${side}cqw;--end:${end}cqh;--foot:${foot}cqh;`;
}

export const Root = styled.div`
  container-type: size;
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: ${ink('paper')};
  color: ${ink('ink')};
  font-family: ${token('font.body')};
  font-optical-sizing: none;
  font-kerning: normal;
  -webkit-font-smoothing: antialiased;
  user-select: none;

  &,
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  /* Words of another direction than the screen's stand where its own do. */
  :where(&) :where([dir='auto']) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  :where(&) :where(h1, h2, p, ul, ol, li) {
    margin: 0;
    padding: 0;
    list-style: none;
    font-weight: inherit;
  }
`;

/** Everything on the glass; moves as a whole against burn-in. */
export const Stage = styled.div`
  --foot-line: ${footLine}cqh;
  ${edgesOf('landscape')}
  position: absolute;
  inset: 0;
  font-size: ${leastType}cqh;
  line-height: 1.3;

  ${upright} {
    ${edgesOf('upright')}
  }
`;
