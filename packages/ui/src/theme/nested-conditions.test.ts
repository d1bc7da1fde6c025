import { expect, test } from 'vitest';
import { nestConditions } from './nested-conditions.ts';

type Element = Parameters<typeof nestConditions>[0];

const element = (type: string, value: string, children: Element[] | string, root: Element | null = null) =>
  ({ type, value, children, root, props: [value], return: '', parent: null }) as Element;
const rule = (selector: string) => element('rule', selector, [element('decl', 'color:red;', 'red')]);

/** What stands in what, from the outside in. */
const shape = ({ type, value, children }: Element): string =>
  type === 'decl'
    ? value
    : `${value}{${typeof children === 'string' ? '' : children.map((child) => shape(child)).join('')}}`;

test('a condition goes inside of each of its rules, and those within each other keep their order', () => {
  const inner = element('@supports', '@supports y', [rule('.b')]);
  const siblings = [element('@media', '@media x', [rule('.a'), inner, element('rule', '.empty', [])])];
  nestConditions(siblings[0]!, 0, siblings);
  expect(siblings.map((each) => shape(each))).toEqual([
    '@media x{}',
    '.a{@media x{color:red;}}',
    '.b{@media x{@supports y{color:red;}}}',
  ]);
});

test('what is nested already stays as it is', () => {
  const outer = rule('.a');
  const nested = element('@media', '@media x', [element('decl', 'color:red;', 'red')], outer);
  const siblings = [nested];
  nestConditions(nested, 0, siblings);
  expect(siblings).toEqual([nested]);
});
