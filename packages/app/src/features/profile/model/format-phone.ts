import type { Phone } from '@cardamom/api-types';
import { groupPhoneNumber } from '@cardamom/ui';

/** Prefix and grouped number, `-` when empty (docs/rows.md, People). */
export function formatPhone(phone: Phone | null): string {
  return phone ? `${phone.prefix} ${groupPhoneNumber(phone.number)}` : '-';
}
