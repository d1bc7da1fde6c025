import { useQuery } from '@tanstack/react-query';
import { configurationQuery } from '#shared/session/index.ts';

/** Names that browsers trust without https. */
const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/u;

/** Where televisions open screens. */
export interface ScreenAddress {
  /** Where a television asks which screen it is. */
  pairing: string;
  /** A screen's own. */
  of: (code: string) => string;
  /** Over plain http browsers keep nothing for when there is no network. */
  isInsecure: boolean;
}

/** Says where screens are: at the installation's public address, or where this page is as long as nobody set one up. */
export function useScreenAddress(): ScreenAddress {
  const { data } = useQuery(configurationQuery);
  const base = data && !data.isPublicUrlLocal ? data.publicUrl : location.origin;
  const { protocol, hostname } = new URL(base);
  const pairing = `${base.replace(/\/$/u, '')}/screen`;
  return {
    pairing,
    of: (code) => `${pairing}/${code}`,
    isInsecure: protocol === 'http:' && !ownMachine.test(hostname),
  };
}

/** An address as one says it: https is what everybody takes for granted. */
export const spoken = (address: string) => address.replace(/^https:\/\//u, '');
