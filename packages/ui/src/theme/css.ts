import { colorRoles } from './roles.ts';
import { radii, shadows } from './scales.ts';
import { fontFamilies } from './type.ts';

/** `textQuiet` → `text-quiet`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The custom property that carries a token. */
export function propertyName(group: string, name: string): string {
  return `--cm-${group}-${kebab(name)}`;
}

function schemeDeclarations(index: 0 | 1): string {
  const colors = Object.entries(colorRoles).map(
    ([role, pair]) => `${propertyName('color', role)}:${pair[index]}`,
  );
  const depths = Object.entries(shadows).map(
    ([name, pair]) => `${propertyName('shadow', name)}:${pair[index]}`,
  );
  return [`color-scheme:${index === 0 ? 'light' : 'dark'}`, ...colors, ...depths].join(';');
}

const shared = [
  ...Object.entries(radii).map(([name, radius]) => `${propertyName('radius', name)}:${radius}px`),
  `${propertyName('font', 'body')}:${fontFamilies.body}`,
  `${propertyName('font', 'code')}:${fontFamilies.code}`,
].join(';');

/**
 * Every token as a custom property, for both schemes: light by default, dark by the device, and either one
 * for the element (and all inside it) that carries `data-theme`.
 */
export const themeCss = [
  `:root{${shared}}`,
  `:root,[data-theme=light]{${schemeDeclarations(0)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${schemeDeclarations(1)}}}`,
  `[data-theme=dark]{${schemeDeclarations(1)}}`,
].join('\n');

/** Reset and document defaults but for its colours, a rule a line; needs `themeCss` before it. */
export const resetCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;font-family:var(--cm-font-body);font-size:1rem;line-height:1.5;letter-spacing:-0.011em}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd{margin:0}
ul[role=list],ol[role=list]{margin:0;padding:0;list-style:none}
h1,h2,h3,h4,h5,h6{text-wrap:balance}
p{text-wrap:pretty}
img,picture,video,canvas,svg{display:block;max-inline-size:100%}
img,picture,video{block-size:auto}
input,button,textarea,select{font:inherit;letter-spacing:inherit;color:inherit}
button{padding:0;border:0;background:none;text-align:inherit}
button:not(:disabled),summary,[role=button]{cursor:pointer}
a{color:inherit}
:where(:focus-visible){outline:2px solid var(--cm-color-focus-ring);outline-offset:2px}
[hidden]:not([hidden=until-found]){display:none}
`.trim();

/** The document's own colours, where it does not wear those of a restaurant. */
const documentColorsCss = `
body{background:var(--cm-color-page);color:var(--cm-color-text)}
[data-theme]{color:var(--cm-color-text)}
::selection{background:var(--cm-color-primary-fill);color:var(--cm-color-on-primary)}
`.trim();

/** Reset and document defaults; needs `themeCss` before it. */
export const baseCss = `${resetCss}\n${documentColorsCss}`;
