import { operations } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from './server.ts';

/** A server-sent event as it came. */
export type HeardEvent = { readonly id: string; readonly name: string; readonly data: unknown };

/** A stream that somebody listens to over a real connection. */
export type HeardStream = {
  readonly response: IncomingMessage;
  /** The next event; throws when the stream ends before it. */
  next(): Promise<HeardEvent>;
  /** The names of what is still to come, to the stream's end. */
  rest(): Promise<string[]>;
  /** The next comment. */
  comment(): Promise<string>;
  hangUp(): void;
};

/** How somebody listens. */
export type Listening = {
  readonly person?: Person;
  readonly restaurantUrl?: string;
  readonly lastEventId?: string;
  readonly shownFor?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The address of a test server, which listens from the first time on that somebody asks. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function* blocksOf(response: IncomingMessage): AsyncGenerator<string> {
  let waiting = '';
  for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
    const blocks = (waiting + chunk).split('\n\n');
    waiting = blocks.pop() ?? '';
    yield* blocks;
  }
}

function eventIn(block: string): HeardEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1];
  const name = field('event');
  return name === undefined
    ? undefined
    : { name, id: field('id') ?? '', data: JSON.parse(field('data') ?? 'null') as unknown };
}

/** Listens to the back office's stream, or to a restaurant's public one; resolves with the answer's beginning, whatever it is. */
export async function listen(address: string, how: Listening): Promise<HeardStream> {
  const { person, restaurantUrl, lastEventId, shownFor, headers } = how;
  const path =
    restaurantUrl === undefined
      ? operations.listenLive.path
      : operations.listenPublicLive.path.replace('{restaurantUrl}', restaurantUrl);
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = request(`${address}${path}${shownFor === undefined ? '' : `?shownFor=${shownFor}`}`, {
    agent: false,
    headers: { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }), ...headers },
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const blocks = blocksOf(response);
  const until = async <Found>(find: (block: string) => Found | undefined): Promise<Found> => {
    for (;;) {
      const { done, value } = await blocks.next();
      if (done === true) throw new Error('The stream has ended');
      const found = find(value);
      if (found !== undefined) return found;
    }
  };
  return {
    response,
    next: () => until(eventIn),
    async rest() {
      const names: string[] = [];
      for await (const block of blocks) names.push(eventIn(block)?.name ?? block);
      return names;
    },
    comment: () => until((block) => (block.startsWith(':') ? block : undefined)),
    hangUp: () => void response.destroy(),
  };
}
