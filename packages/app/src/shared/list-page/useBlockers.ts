import type { Dependency } from '@cardamom/api-types';
import type { Blocker } from '@cardamom/ui';
import { useHref } from '../routing/index.ts';

/** Turns what a server names as standing in the way into links to it. */
export function useBlockers(): (refusal: { readonly dependencies: readonly Dependency[] }) => Blocker[] {
  const href = useHref();
  return ({ dependencies }) =>
    dependencies.map(({ id, name }) => ({
      id,
      label: name,
      href: href({ to: '/menu-management/items/$itemId', params: { itemId: id } }),
    }));
}
