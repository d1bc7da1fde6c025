import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  baseCss,
  breakpoint,
  font,
  fontFaceCss,
  interLatinFile,
  space,
  tabularFigures,
  themeCss,
  token,
} from '../../packages/ui/src/theme/index.ts';

const inter = readFileSync(
  join(import.meta.dirname, '../../packages/ui/node_modules', interLatinFile),
  'base64',
);

/** The style sheet of the report, in Cardamom's tokens and with its font inside. */
export const reportCss = `
${fontFaceCss({ latin: `data:font/woff2;base64,${inter}` })}
${themeCss}
${baseCss}
.top{position:sticky;inset-block-start:0;display:flex;flex-wrap:wrap;align-items:center;gap:${space(3)} ${space(6)};padding:${space(3)} ${space(6)};border-block-end:1px solid ${token('color.hairline')};background:${token('color.surface')}}
.brand{display:flex;align-items:center;gap:${space(2)};${font('bodyStrong')}}
.brand svg{inline-size:1.75rem;fill:none;stroke-linecap:round}
.pod{fill:${token('color.primaryFill')};stroke:${token('color.primaryEdge')}}
.seam{stroke:${token('color.onPrimary')};stroke-width:1.4}
.filter{display:flex;align-items:center;gap:${space(2)};margin-inline-start:auto;${font('label')}}
select{padding:${space(2)} ${space(3)};border:1px solid ${token('color.fieldBorder')};border-radius:${token('radius.control')};background:${token('color.surface')};${font('small')}}
main{display:grid;gap:${space(6)};padding:${space(6)}}
.intro{display:grid;gap:${space(2)};max-inline-size:64ch;color:${token('color.textQuiet')}}
h1{${font('titleLarge')}color:${token('color.text')}}
h2{${font('titleSmall')}}
code{font-family:${token('font.code')};${font('small')}}
article{display:grid;gap:${space(4)};padding:${space(4)};border:1px solid ${token('color.hairline')};border-radius:${token('radius.container')};background:${token('color.surface')}}
header.story{display:flex;flex-wrap:wrap;align-items:baseline;gap:${space(1)} ${space(3)}}
.mode{padding:0 ${space(2)};border-radius:${token('radius.round')};background:${token('color.sunken')};${font('caption')}}
.reason{color:${token('color.errorText')};${font('small')}${tabularFigures}}
.looks{display:grid;gap:${space(4)};align-items:start}
${breakpoint.up('md')}{.looks{grid-template-columns:repeat(auto-fit,minmax(0,1fr))}.looks[data-large]{grid-template-columns:1fr}}
figure{display:grid;gap:${space(2)};min-inline-size:0}
figcaption{color:${token('color.textQuiet')};${font('caption')}}
figure img{inline-size:auto;border:1px solid ${token('color.hairline')}}
.enlarge{margin-inline-start:auto;padding:${space(1)} ${space(3)};border:1px solid ${token('color.hairlineStrong')};border-radius:${token('radius.control')};${font('label')}}
.enlarge:hover{background:${token('color.hoverFill')}}
`.trim();
