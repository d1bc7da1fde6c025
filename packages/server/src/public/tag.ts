import { hashOf } from '../shared/representation.ts';

/** Names what an answer says, whenever it was said: `asOf` alone makes no other answer, so its ETag is a weak one (RFC 9110, 8.8.1). */
export function tagOf(data: object): string {
  return hashOf(JSON.stringify(data, (key, value: unknown) => (key === 'asOf' ? undefined : value)));
}
