import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line to a server on this machine that can be cut, and that leads to another one when that has taken its place. */
export interface Line {
  /** Where the line begins, without a slash at the end. */
  origin: string;
  /** Whoever comes is led to this port. */
  leadTo: (port: number) => void;
  /** Drops everybody who speaks, and answers nobody. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Lays a line on `localhost`, which browsers count as secure; a port of 0 is a free one. */
export async function layLine(target: number, port = 0): Promise<Line> {
  const open = new Set<Socket>();
  let leadsTo = target;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(leadsTo, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (next) => {
      leadsTo = next;
    },
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
