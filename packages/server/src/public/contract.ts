import { operations } from '@cardamom/api-types';
import { readContract, type Contract, type Json } from '../http/contract.ts';

const openPaths = '/api/public/';

/** Screens talk to their own server there: nothing for whoever reads menus. */
const screenPaths = /^\/api\/public\/screen(?:s|-pairings)\//u;

/** The names of everything that a part of the contract refers to, such as `schemas/Id`. */
function referred(part: Json): string[] {
  if (part === null || typeof part !== 'object') return [];
  if (Array.isArray(part)) return part.flatMap(referred);
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/components/', '') : referred(value),
  );
}

/** The components that these parts need, and those that these need. */
function neededBy(parts: Json, all: Contract['components']): Contract['components'] {
  const needed: Record<string, Record<string, Json>> = {};
  const waiting = referred(parts);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const [kind = '', key = ''] = name.split('/');
    const component = (all[kind] as Record<string, Json> | undefined)?.[key];
    if (component === undefined || needed[kind]?.[key] !== undefined) continue;
    needed[kind] = { ...needed[kind], [key]: component };
    waiting.push(...referred(component));
  }
  return needed;
}

/** What of the contract lies below `/public`, whole in itself: for whoever reads menus into something else. */
export function publicContract(publicUrl: string): Record<string, Json> {
  const { paths: allPaths, components, ...document } = readContract() as Contract & Record<string, Json>;
  const open = new Set(
    Object.values(operations)
      .map(({ path }) => path)
      .filter((path) => path.startsWith(openPaths) && !screenPaths.test(`${path}/`))
      .map((path) => path.slice('/api'.length)),
  );
  const paths = Object.fromEntries(Object.entries(allPaths).filter(([path]) => open.has(path))) as Record<
    string,
    Json
  >;
  return {
    openapi: document['openapi'] ?? '',
    info: {
      title: 'Cardamom: menus for everybody',
      version: (document['info'] as { version: string }).version,
      description:
        'What guests read, without signing in: from any website (CORS), read only. What a restaurant hides from its guests is not in it. Money is an integer in minor units of the restaurant’s currency (ISO 4217); instants are UTC (RFC 3339); failures are `application/problem+json` (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: neededBy(paths, components),
  };
}
