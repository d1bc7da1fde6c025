import { accesses } from './accesses.gen.ts';
import { hasPermissions } from './permissions.ts';
import type { Permission } from './schemas.gen.ts';

export type OperationId = keyof typeof accesses;
export type Access = 'public' | 'session' | { readonly anyOf: readonly Permission[] };

/** Who may call an operation, as the contract's `x-access` says. */
export function accessOf(operationId: OperationId): Access {
  return accesses[operationId];
}

/** Whether a signed-in person with these permissions may call the operation (`anyOf`: one of them is enough). */
export function mayCall(operationId: OperationId, held: readonly Permission[]): boolean {
  const access = accessOf(operationId);
  if (access === 'public' || access === 'session') return true;
  return access.anyOf.some((permission) => hasPermissions(held, [permission]));
}
