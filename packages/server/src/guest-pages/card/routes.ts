import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressedRestaurant } from '../../public/find-restaurant.ts';
import { sendRepresentation } from '../../shared/representation.ts';
import type { CachedPage } from '../page-cache.ts';
import type { Cards } from './cards.ts';

/** A card's file: of a menu or of the restaurant's own page, and the hash of what it shows. */
const fileFormat = /^(?:(?<menuId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.)?(?<hash>[\w-]{22})\.jpg$/u;

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // It stands beside links on other sites.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

const sendNothing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture.');

/** What finds the page that a card is of. */
export type CardParts = {
  readonly cards: Cards;
  readonly restaurant: (restaurantUrl: string) => Promise<AddressedRestaurant | null>;
  /** The page, kept until it changes; null where the menu was never the restaurant's. */
  readonly page: (restaurantId: string, menuId: string | undefined) => Promise<CachedPage | null>;
};

/**
 * The pictures of links under `/og`. An address that is not today's leads to today's card, so that a link shared before the
 * menu was renamed keeps a picture; nothing is drawn for it, and the page it asks for is kept.
 */
export function cardRoutes(app: FastifyInstance, { cards, restaurant, page }: CardParts): void {
  type Params = { restaurantUrl: string; file: string };
  app.get('/og/:restaurantUrl/:file', async (request: FastifyRequest<{ Params: Params }>, reply) => {
    const { menuId, hash } = fileFormat.exec(request.params.file)?.groups ?? {};
    const found = hash === undefined ? null : await restaurant(request.params.restaurantUrl);
    const today = found && (await page(found.restaurantId, menuId));
    if (!found || !today?.card) return sendNothing(reply);
    const { path, ...card } = today.card;
    if (card.hash !== hash || found.restaurantUrl !== request.params.restaurantUrl)
      return reply.header('cache-control', 'no-store').redirect(path, 302);
    const picture = await cards.get(found.restaurantId, request.raw.socket, card);
    return sendRepresentation(request, reply, picture, headers);
  });
}
