import type { ImportReason } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { CardamomMenuCard } from '../formats/cardamom-document.ts';
import { isObject, objectsIn, textIn } from '../formats/json-value.ts';
import { itemNames, toMenuCard } from '../formats/to-menu-card.ts';
import type { ImportedMenuCard } from '../imported-menu.ts';
import { draftReasons } from './check-drafts.ts';
import { Differences } from './compare.ts';
import type { Plan } from './plan.ts';
import { byNameKey, wrongRow, type Planning } from './planning.ts';

const anyId = '00000000-0000-7000-8000-000000000000';
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((entry) => textIn(entry)).filter((text) => text !== '') : [];

/** What a file leaves out of a new menu. */
const newCard: Omit<CardamomMenuCard, 'name'> = {
  description: '',
  includesAllCategories: false,
  sections: [],
  windows: [],
  startsOn: null,
  endsOn: null,
  outsideHours: 'HIDE',
  channels: ['QR', 'SCREENS'],
  isActive: true,
};

/** A card over what its file leaves out: the menu as it is, where there is one. What is in it may still be wrong. */
function cardOf({ name, fields }: ImportedMenuCard, over: Omit<CardamomMenuCard, 'name'>): CardamomMenuCard {
  const { sections, ...others } = fields;
  const card = { ...over, ...others, name };
  if (sections === undefined) return card;
  const featuredIn = (category: string) =>
    over.sections.find((section) => nameKey(section.category) === nameKey(category))?.featuredItem ?? '';
  const named = objectsIn(sections).map((section) => ({
    category: textIn(section['category']),
    title: textIn(section['title']),
    itemOrder: textsIn(section['itemOrder']),
    hiddenItems: textsIn(section['hiddenItems']),
    // Files from before sections featured anything do not say it.
    featuredItem: textIn(section['featuredItem'] ?? featuredIn(textIn(section['category']))),
  }));
  return { ...card, sections: named };
}

function reasonsOf(card: CardamomMenuCard, categoryKeys: ReadonlySet<string>): ImportReason[] {
  const sections = card.sections.map(({ title }) => ({ categoryId: anyId, title }));
  const missing = card.sections.filter(({ category }) => !categoryKeys.has(nameKey(category)));
  return [
    ...draftReasons('MenuDraft', { ...card, sections }),
    ...missing.map(({ category }) => ({ field: 'Sections', message: `There is no category “${category}”.` })),
  ];
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(' · ');
  if (isObject(value))
    return Object.values(value)
      .map(inWords)
      .filter((text) => text !== '')
      .join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return textIn(value);
}

const words: readonly (readonly [keyof CardamomMenuCard, string])[] = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['includesAllCategories', 'All categories'],
  ['sections', 'Sections'],
  ['windows', 'Hours'],
  ['startsOn', 'First day'],
  ['endsOn', 'Last day'],
  ['outsideHours', 'Outside its hours'],
  ['channels', 'Channels'],
  ['isActive', 'Active'],
];

/** Plans the menus of Cardamom's own file, by name. */
export function planMenus({ menu, current }: Planning, plan: Plan, categoryKeys: ReadonlySet<string>): void {
  const existing = byNameKey(current.menus);
  const names = itemNames(current.items);
  for (const imported of menu.menus) {
    const before = existing.get(nameKey(imported.name)) ?? null;
    const is = before && toMenuCard(before, names);
    const card = cardOf(imported, is ?? newCard);
    const wrong = [...imported.wrong, ...reasonsOf(card, categoryKeys)];
    if (wrong.length > 0) {
      plan.rows.push(wrongRow('MENU', imported, wrong));
      continue;
    }
    const differences = new Differences();
    if (is !== null) {
      for (const [field, word] of words) differences.add(word, inWords(is[field]), inWords(card[field]));
    }
    const row = {
      place: imported.place,
      entity: 'MENU' as const,
      name: card.name,
      outcome:
        before === null
          ? ('NEW' as const)
          : differences.changes.length > 0
            ? ('CHANGED' as const)
            : ('UNCHANGED' as const),
      reasons: imported.remarks,
      changes: differences.changes,
      edits: [],
      entityId: before?.id ?? null,
    };
    plan.rows.push(row);
    plan.menus.push({ row, wanted: card, current: before });
  }
}
