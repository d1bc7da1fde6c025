import type { ReactNode } from 'react';

/** Frame of the pages before sign-in. */
export function AuthenticationLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
