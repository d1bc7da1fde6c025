import { Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { configurationQuery } from '../session/index.ts';
import LocalAddressBanner from './LocalAddressBanner.tsx';

/** Props of `BelowLocalAddress`. */
export interface BelowLocalAddressProps {
  /** Warns of the paper that would be wasted, and names the address that would stand on it. */
  isBeforePrint?: boolean;
  /** Stands there until the address is known. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What is pressed on a page, below the warning that phones cannot reach its codes yet, where they cannot. It waits until that is
 * known: a warning that came later would push it away from under a finger. The page's loader brings the texts `localAddress`.
 */
export function BelowLocalAddress({
  isBeforePrint = false,
  fallback = null,
  children,
}: BelowLocalAddressProps) {
  const { data: configuration, isPending } = useQuery(configurationQuery);
  if (isPending) return fallback;
  if (!configuration?.isPublicUrlLocal) return children;
  return (
    <Stack gap={4}>
      <LocalAddressBanner publicUrl={configuration.publicUrl} isBeforePrint={isBeforePrint} />
      {children}
    </Stack>
  );
}
