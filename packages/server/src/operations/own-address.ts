import { networkInterfaces } from 'node:os';

/** Private networks, the likeliest of a restaurant first; the last is also what containers have among themselves. */
const privateNetworks = ['192.168.', '10.', '172.'];

/** This machine's address in the network that it shares with phones; an example of one where it has none. */
export function ownAddress(): string {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const [likeliest] = privateNetworks.flatMap((network) =>
    addresses.filter((address) => address.startsWith(network)),
  );
  return likeliest ?? '192.168.1.20';
}
