import { expect, test } from 'vitest';
import { cutMarkup, withCriticalCss } from './critical-css.ts';

/** The rules of one component, as styled-components writes them while it renders. */
const rulesOf = (css: string) => `<style>${css}/*!sc*/data-styled.g1[id="a"]{content:"a"}/*!sc*/</style>`;

const cssOf = (rules: string) => withCriticalCss([cutMarkup('<p class="a">Soup</p>')], rulesOf(rules)).css;

test('of a text’s size, weight and lines a rule keeps what it says last, and everything else as it stands', () => {
  const css = cssOf(
    '.a{font-size:1rem;line-height:1.5;font-weight:400;text-align:start;letter-spacing:0;text-align:match-parent;line-height:1.2;font-size:2rem;}',
  );
  expect(css).toContain(
    '{font-weight:400;text-align:start;letter-spacing:0;text-align:match-parent;line-height:1.2;font-size:2rem}',
  );
});

test('what another rule says of the same text stays', () => {
  const css = cssOf('.a{font-size:1rem;color:red;}/*!sc*/.a:hover{font-size:2rem;}');
  expect(css).toContain('{font-size:1rem;color:red}');
  expect(css).toContain(':hover{font-size:2rem}');
});
