import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** The token of a one-time link, which travels in the fragment of the address; empty where there is none. */
export function useLinkToken(): string {
  const hash = useRouterState({ select: (state) => state.location.hash });
  // What the address said when it was opened: it may be cleared once the token is spent.
  const [token] = useState(hash);
  return token;
}
