import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isDiskFull } from '../shared/disk-full.ts';

/** Taken at once where free space ends without our doing, so that people can still sign in and mark dishes as sold out. */
const reserveBytes = 8 * 1024 * 1024;

/** How long a look at the disk counts. */
const lookMs = 1000;

/** How long after its last refusal a disk is called full, wherever it is: PostgreSQL's may be another machine's. */
const refusedMs = 60_000;

type Room = 'enough' | 'little' | 'none';

export type DiskSpace = {
  /** Whether there is room to store, as of the last second; keeps and gives up the reserve. */
  room(): Promise<Room>;
  /** Notes an error that says the disk is full; returns whether it does. */
  noteRefusal(error: unknown): boolean;
  /** What is wrong with the disk, for the operator; null where nothing is. */
  trouble(): Promise<string | null>;
};

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** Watches the room in the data folder. The log hears of each change for the worse or the better once. */
export function watchDisk(
  { dataDir, leastFreeBytes, databaseUrl }: Pick<Config, 'dataDir' | 'leastFreeBytes' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): DiskSpace {
  const reserve = join(dataDir, 'reserve');
  let looked: { at: number; free: Promise<number> } | undefined;
  let hasReserve: boolean | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let told: Room = 'enough';

  async function lookAnew(): Promise<number> {
    try {
      const { bavail, bsize } = await statfs(dataDir);
      const free = bavail * bsize;
      // The reserve is for the embedded database.
      if (databaseUrl === undefined) await keepReserve(free);
      return free;
    } catch (error) {
      // Whoever needs the folder meets the error itself; a look stands in nobody's way.
      log.warn({ err: error, disk: dataDir }, 'free space cannot be told');
      return Number.POSITIVE_INFINITY;
    }
  }

  async function keepReserve(free: number): Promise<void> {
    hasReserve ??= existsSync(reserve);
    if (hasReserve && free < reserveBytes) {
      await rm(reserve, { force: true });
      hasReserve = false;
    } else if (!hasReserve && free > leastFreeBytes + reserveBytes) {
      // Random, because some file systems store zeros in no room at all.
      await writeFile(reserve, randomBytes(reserveBytes), { mode: 0o600 });
      hasReserve = true;
    }
  }

  function freeBytes(): Promise<number> {
    const at = performance.now();
    if (looked === undefined || at - looked.at > lookMs) looked = { at, free: lookAnew() };
    return looked.free;
  }

  async function look(): Promise<{ room: Room; free: number; isFull: boolean }> {
    const free = await freeBytes();
    const room = free < leastFreeBytes / 4 ? 'none' : free < leastFreeBytes ? 'little' : 'enough';
    const isFull = room === 'none' || performance.now() - refusedAt < refusedMs;
    tell(isFull ? 'none' : room, free);
    return { room, free, isFull };
  }

  function tell(state: Room, free: number): void {
    if (state === told) return;
    told = state;
    const entry = { disk: dataDir, freeMegabytes: megabytes(free) };
    if (state === 'enough') log.info(entry, 'the disk has room again');
    else if (state === 'little') log.warn(entry, 'the disk is nearly full: uploads and imports are refused');
    else
      log.error(entry, 'the disk is full: make room in the data folder, or where PostgreSQL keeps its data');
  }

  return {
    room: async () => (await look()).room,
    noteRefusal(error) {
      if (!isDiskFull(error)) return false;
      refusedAt = performance.now();
      looked = undefined;
      void look();
      return true;
    },
    async trouble() {
      const { room, free, isFull } = await look();
      if (!isFull && room === 'enough') return null;
      return `disk ${isFull ? 'full' : 'nearly full'} (${megabytes(free)} MB free in the data folder)`;
    },
  };
}
