import type { ScreenContent, ScreenDish } from '@cardamom/ui/screen';

/** The dish without what may change under somebody's eyes. */
function fixedOf(dish: ScreenDish): ScreenDish {
  return { ...dish, prices: dish.prices.map(({ label }) => ({ label, text: '' })), isSoldOut: false };
}

function fixedParts(content: ScreenContent): string {
  const sections = content.sections.map((section) => ({ ...section, dishes: section.dishes.map(fixedOf) }));
  return JSON.stringify({ ...content, sections, comesNext: '' });
}

/** Whether two contents are the same to whoever reads them. */
export function isSame(one: ScreenContent, other: ScreenContent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether the next content may take the place of this one while it is read: the same dishes in the same order, of which some cost
 * something else now or are sold out. Everything else waits until the page turns.
 */
export function canStandAtOnce(now: ScreenContent, next: ScreenContent): boolean {
  return fixedParts(now) === fixedParts(next);
}
