import type { Phone } from '@cardamom/api-types';

/** Prefix and number in 3-3-4 groups, `-` when empty (specification, section 3). */
export function formatPhone(phone: Phone | null): string {
  if (!phone) return '-';
  const { prefix, number } = phone;
  const groups = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].filter((group) => group !== '');
  return [prefix, ...groups].join(' ');
}
