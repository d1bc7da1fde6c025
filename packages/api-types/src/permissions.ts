import type { Permission } from './schemas.gen.ts';

/**
 * Whether a permissions list opens something: it holds `ALL`, or every permission that is required.
 * Nothing required means open (docs/rows.md, Permissions).
 */
export function hasPermissions(held: readonly Permission[], required: readonly Permission[]): boolean {
  return held.includes('ALL') || required.every((permission) => held.includes(permission));
}
