import { message } from '#shared/messages/index.ts';
import type { FormRules, Rule } from '#shared/form/index.ts';
import { lengthOf, longestName, nameRules, storableText, textLength } from '#shared/menu-rules/index.ts';
import type { MenuValues, SectionValue, WindowValue } from './menu-values.ts';

/** The longest description in code points (openapi/schemas/menu.yaml). */
export const longestDescription = 500;

/** What is missing in one window. */
export function windowProblem({ weekdays, from, to }: WindowValue): string | null {
  if (weekdays.length === 0) return message('menus:rule.days');
  return from === null || to === null ? message('menus:rule.times') : null;
}

const windows: Rule<readonly WindowValue[]> = (list) =>
  list.map(windowProblem).find((problem) => problem !== null) ?? null;

const titles: Rule<readonly SectionValue[]> = (sections) => {
  const long = sections.find(({ title }) => lengthOf(title) > longestName);
  return long ? message('menus:rule.title', { name: long.categoryName }) : null;
};

const dates: Rule<MenuValues['dates']> = ({ start, end }) =>
  start !== null && end !== null && end < start ? message('menus:rule.dates') : null;

const channels: Rule<readonly string[]> = (list) =>
  list.length === 0 ? message('menus:rule.channels') : null;

/** What the menu form must satisfy. */
export const menuRules: FormRules<MenuValues> = {
  name: nameRules,
  description: { rules: [textLength(longestDescription), storableText] },
  sections: { rules: [titles] },
  windows: { rules: [windows] },
  dates: { rules: [dates] },
  channels: { rules: [channels] },
};
