import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StylisElement = Parameters<StylisPlugin>[0];

const conditions: ReadonlySet<string> = new Set(['@media', '@supports', '@container', '@starting-style']);

function insideOut(condition: StylisElement, rule: StylisElement): StylisElement {
  const within = { ...condition, root: rule, children: rule.children, return: '' };
  return { ...rule, root: null, children: [within] };
}

/** The rules within a condition, each with the condition inside: `@media x {.a {…}}` → `.a {@media x {…}}`. */
function turnedInsideOut(condition: StylisElement): StylisElement[] {
  const { children } = condition;
  if (typeof children === 'string') return [];
  const rules: StylisElement[] = [];
  for (const child of children) {
    const inner = conditions.has(child.type) ? turnedInsideOut(child) : [child];
    for (const rule of inner) if (rule.children.length > 0) rules.push(insideOut(condition, rule));
  }
  return rules;
}

/** A step of stylis that writes conditions inside of rules. */
export function nestConditions(element: StylisElement, index: number, siblings: StylisElement[]): void {
  if (!conditions.has(element.type) || element.root !== null) return;
  siblings.splice(index + 1, 0, ...turnedInsideOut(element));
  element.children = [];
}

/** A step of stylis that keeps movements in a sheet of their own. */
function movementsApart(): StylisPlugin {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return function keepMovementsApart(element, _index, _siblings, callback) {
    if (element.type !== '@keyframes' || typeof element.children === 'string') return;
    const steps = element.children.map((step, place, all) => callback(step, place, all, callback) ?? '');
    sheet.insertRule(`${element.value}{${steps.join('')}}`);
    element.type = 'comm';
  };
}

/**
 * How styles are written so that a component that is drawn for the first time costs the page nothing: Chromium looks at every
 * element again when anything but a plain rule (`@media`, `@keyframes`) is added to a sheet that styles it. Empty where a
 * browser does not know declarations in a nested condition.
 */
export const stylisPlugins: StylisPlugin[] =
  'CSSNestedDeclarations' in globalThis ? [nestConditions, movementsApart()] : [];
