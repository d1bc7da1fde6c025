import type { GuestCard, GuestPageContent } from '@cardamom/api-types';
import { LRUCache } from 'lru-cache';
import type { Socket } from 'node:net';
import { openFileStore } from '../../files/file-store.ts';
import { loadSharp } from '../../shared/load-sharp.ts';
import { createPrinter } from '../../shared/paper/printer.ts';
import { hashOf, type Representation } from '../../shared/representation.ts';
import type { Services } from '../../shared/services.ts';
import type { CardTask } from './draw-card.ts';

/** Bytes of cards that are kept; one has about 60 KB, and whoever shows it keeps it for good. */
const mostBytes = 8 * 1024 * 1024;
/** Social sites give up larger pictures; what is rarely too large is encoded more strongly. */
const largestCard = 200_000;
const qualities = [82, 65, 45] as const;
/** Raised when cards are drawn otherwise, so that they get new addresses. */
const edition = 2;
/** Widest photo that a card shows, in px. */
const photoWidth = 1300;

/** A page's card, and the name by which it is kept for ever. */
export type PageCard = { readonly card: GuestCard; readonly hash: string };

/** What is on a card, under the name that only this content has. */
export function named(card: GuestCard): PageCard {
  return { card, hash: hashOf(JSON.stringify([edition, card])) };
}

/** Where a page's card lies, below the installation's address. */
export function cardPath(content: GuestPageContent, { hash }: PageCard): string | undefined {
  if (!('restaurant' in content)) return undefined;
  const menu = content.page === 'menu' ? `${content.menu.id}.` : '';
  return `/og/${content.restaurant.restaurantUrl}/${menu}${hash}.jpg`;
}

export type Cards = {
  /** The card as JPEG, drawn when it is not kept. Throws CM_RATE where too many wait, or the client hangs up before its turn. */
  get(restaurantId: string, client: Socket, page: PageCard): Promise<Representation>;
  /** Ends the thread that draws. */
  close(): Promise<void>;
};

async function encode(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await sharp(Buffer.from(svg)).flatten().jpeg({ quality, progressive: true }).toBuffer();
    if (bytes.byteLength <= largestCard) break;
  }
  return bytes;
}

/** Draws cards one at a time on a thread of their own, so that programs which collect them keep no waiter from a printed code. */
export function createCards({ config, log }: Services): Cards {
  const printer = createPrinter(log);
  const store = openFileStore(config.dataDir);
  const kept = new LRUCache<string, Representation>({
    maxSize: mostBytes,
    sizeCalculation: ({ bodies }) => Math.max(1, bodies.identity.byteLength),
  });

  async function photoOf({ photo }: GuestCard): Promise<Uint8Array | null> {
    const jpegs = photo?.sources.filter(({ format }) => format === 'jpeg') ?? [];
    const source = jpegs.findLast(({ width }) => width <= photoWidth) ?? jpegs[0];
    return photo && source ? store.readVariant(photo.id, source.width, 'jpeg') : null;
  }

  return {
    async get(restaurantId, client, { card, hash }) {
      const known = kept.get(hash);
      if (known) return known;
      return printer.inTurn(restaurantId, client, async (onThread) => {
        const meanwhile = kept.get(hash);
        if (meanwhile) return meanwhile;
        const task: CardTask = { card, photo: await photoOf(card) };
        const svg = await onThread(new URL('draw-card.ts', import.meta.url), 'drawCard', task);
        const bytes = await encode(svg as string);
        const made = { contentType: 'image/jpeg', hash, bodies: { identity: bytes } };
        kept.set(hash, made);
        return made;
      });
    },
    close: () => printer.close(),
  };
}
