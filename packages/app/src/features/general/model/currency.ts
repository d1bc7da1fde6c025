import { ratePattern, type Item } from '@cardamom/api-types';

/** A rate as it is typed, also with a comma and with spaces around it; null for what is none, and for nothing. */
export function readRate(typed: string): string | null {
  const rate = typed.trim().replace(',', '.');
  return ratePattern.test(rate) && Number(rate) > 0 ? rate : null;
}

/** Some prices to show what becomes of them: of three dishes, where there are so many. */
export function examplesOf(items: readonly Item[]): { id: string; name: string; price: number }[] {
  return items
    .flatMap(({ name, sizes }) => {
      const size = sizes.find(({ price }) => price !== null);
      return size?.price ? [{ id: size.id, name, price: size.price }] : [];
    })
    .slice(0, 3);
}
