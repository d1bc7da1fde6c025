import { isIPv4 } from 'node:net';
import type { Config } from '../config/config.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The end of a connection on this machine. */
export type ReachedAt = { readonly localAddress?: string; readonly localPort?: number };

/** An address as it stands in a URL. */
function hostOf(localAddress: string): string {
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/iu, '');
  return isIPv4(address) ? address : `[${address}]`;
}

/**
 * Whether pages of this origin are ours: PUBLIC_URL's; and where that is this machine's own (or unset), the loopback names
 * and the very address that the request reached, with its port. A name is never believed because the request says it: any
 * name can be made to lead here.
 */
export function isOwnOrigin(
  origin: string,
  { publicUrl, isPublicUrlLocal }: Pick<Config, 'publicUrl' | 'isPublicUrlLocal'>,
  { localAddress, localPort }: ReachedAt,
): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  if (!isPublicUrlLocal || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'http:' || Number(port || 80) !== localPort) return false;
  return loopbackNames.has(hostname) || (localAddress !== undefined && hostname === hostOf(localAddress));
}
