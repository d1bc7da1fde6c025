import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { configurationQuery } from '../session/index.ts';
import LocalAddressBanner from './LocalAddressBanner.tsx';

/** What is known of an installation's address, and what stands above a page where phones cannot reach it. */
export interface LocalAddress {
  /** A page waits for it, unless it cannot be had: a warning that came later would push away what is under a finger. */
  isKnown: boolean;
  /** Null where phones reach the address. */
  warning: ReactNode;
}

/**
 * Says above a page that phones cannot reach its codes yet; before printing also which paper would be wasted. The page's loader brings
 * the texts `localAddress`.
 */
export function useLocalAddress({ isBeforePrint = false } = {}): LocalAddress {
  const { data: configuration, isPending, failureCount } = useQuery(configurationQuery);
  const warning = configuration?.isPublicUrlLocal ? (
    <LocalAddressBanner publicUrl={configuration.publicUrl} isBeforePrint={isBeforePrint} />
  ) : null;
  return { isKnown: !isPending || failureCount > 0, warning };
}
