import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { textOf } from '../list-page/list-search.ts';

const longestName = 80;

/**
 * The name that was looked for in vain and is to be added (`?name=`). The address gives it up at once, so that the next
 * new one begins without it.
 */
export function useAskedName(): string | null {
  const router = useRouter();
  const [name] = useState(() => {
    const search: Record<string, unknown> = router.state.location.search;
    return textOf(search['name'], longestName) ?? null;
  });
  const giveUp = useEffectEvent(() => {
    const { pathname, state } = router.state.location;
    if (name !== null) router.history.replace(pathname, state);
  });
  useEffect(() => giveUp(), []);
  return name;
}
