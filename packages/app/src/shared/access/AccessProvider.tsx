import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { profileQuery } from '../session/index.ts';
import { accessOf, type Access } from './access.ts';

const AccessContext = createContext<Access | null>(null);

/** Gives what the route guard has loaded to the pages below; the last of it to those that stand while a session ends. */
export function AccessProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...profileQuery, refetchOnMount: false });
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  const access = useMemo(() => known && accessOf(known), [known]);
  return <AccessContext value={access ?? null}>{children}</AccessContext>;
}

/** What the signed-in person may do, and where: the same object while it is the same. Only below a page that the guard has let in. */
export function useAccess(): Access {
  const access = use(AccessContext);
  if (access === null) throw new Error('Nobody is known to be signed in here');
  return access;
}
