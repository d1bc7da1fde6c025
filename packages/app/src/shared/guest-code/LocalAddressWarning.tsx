import { useQuery } from '@tanstack/react-query';
import { eventually } from '../loading/on-demand.ts';
import { loadMessages } from '../messages/index.ts';
import { configurationQuery } from '../session/index.ts';

/** Only installations that nobody has set up yet say it. */
const LocalAddressBanner = eventually(async () => {
  await loadMessages('localAddress');
  return import('./LocalAddressBanner.tsx');
});

/** Props of `LocalAddressWarning`. */
export interface LocalAddressWarningProps {
  /** Warns of the paper that would be wasted, and names the address that would stand on it. */
  isBeforePrint?: boolean;
}

/** Says that phones cannot reach the codes yet, and how they could; nothing where they can. */
export function LocalAddressWarning({ isBeforePrint = false }: LocalAddressWarningProps) {
  const { data: configuration } = useQuery(configurationQuery);
  if (!configuration?.isPublicUrlLocal) return null;
  return <LocalAddressBanner publicUrl={configuration.publicUrl} isBeforePrint={isBeforePrint} />;
}
