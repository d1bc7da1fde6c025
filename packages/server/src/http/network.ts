/**
 * What one person or company is given of the internet: the /24 of an IPv4 address, the /56 of an IPv6 address
 * (RFC 6177 section 2). Anything else is a network of its own.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/iu.exec(address);
  if (ipv4) return `${ipv4[1]}.0/24`;
  if (!address.includes(':')) return address;
  const [start = '', end] = address.toLowerCase().split('::');
  const before = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => group.padStart(4, '0'));
  return `${groups.slice(0, 4).join(':').slice(0, -2)}00::/56`;
}
