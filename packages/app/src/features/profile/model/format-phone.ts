import type { Phone } from '@cardamom/api-types';
import { groupPhoneNumber } from '@cardamom/ui';

/** Prefix and grouped number, `-` when empty (specification, section 3). */
export function formatPhone(phone: Phone | null): string {
  return phone ? `${phone.prefix} ${groupPhoneNumber(phone.number)}` : '-';
}
