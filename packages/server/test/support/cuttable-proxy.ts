import { connect, createServer, type Socket } from 'node:net';

/** What a proxy does with what arrives: hands it on, keeps it without a word, or refuses and breaks every connection. */
export type ProxyMode = 'pass' | 'swallow' | 'refuse';

/** A TCP proxy whose line can be cut, as a network does it (nobody is told) or as a stopping server does it. */
export type CuttableProxy = {
  readonly port: number;
  /** From now on, for the connections that there are and for new ones. */
  all(mode: ProxyMode): void;
  /** For the connections that there are; new ones are handed on. */
  present(mode: ProxyMode): void;
  /** Each connection falls silent from the moment that it sends these words. */
  swallowAt(words: string): void;
  /** New connections are handed on again; the others stay as they are. */
  allowNew(): void;
  close(): Promise<void>;
};

type Pair = { mode: ProxyMode; readonly ends: readonly [Socket, Socket] };

/** Listens on a free port of this machine and hands everything on to the target. */
export async function startCuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const pairs = new Set<Pair>();
  let modeOfNew: ProxyMode = 'pass';
  let lastWords: string | undefined;

  function join(client: Socket): void {
    if (modeOfNew === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(target);
    const pair: Pair = { mode: modeOfNew, ends: [client, server] };
    pairs.add(pair);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (chunk) => {
        if (from === client && lastWords !== undefined && chunk.includes(lastWords)) pair.mode = 'swallow';
        if (pair.mode === 'pass') to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        if (pair.mode === 'pass') to.destroy();
      });
    }
  }

  function present(mode: ProxyMode): void {
    for (const pair of pairs) {
      pair.mode = mode;
      if (mode === 'refuse') for (const end of pair.ends) end.resetAndDestroy();
    }
  }

  const listener = createServer(join);
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    all(mode) {
      modeOfNew = mode;
      present(mode);
    },
    present,
    swallowAt(words) {
      lastWords = words;
    },
    allowNew() {
      modeOfNew = 'pass';
      lastWords = undefined;
    },
    async close() {
      for (const { ends } of pairs) for (const end of ends) end.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
