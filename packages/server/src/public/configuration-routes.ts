import { isRegistrationOpen } from '../authentication/register.ts';
import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import { open, type Handlers } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { tagOf } from './tag.ts';

/** What the installation offers before sign-in. */
export function configurationHandlers({ config, database }: Services) {
  return {
    getConfiguration: open<'getConfiguration'>(async () => {
      const data = {
        ...(await database.lookUp(async (tx) => ({
          isRegistrationOpen: await isRegistrationOpen(tx, config.registration),
          hasRestaurants: await restaurantsIn(tx).hasOwn(),
        }))),
        publicUrl: config.publicUrl,
        isPublicUrlLocal: config.isPublicUrlLocal,
        sendsMail: config.smtpUrl !== undefined,
        loginUrl: config.loginUrl,
        marketingUrl: config.marketingUrl,
        posUrl: config.posUrl,
        screenUrl: config.screenUrl,
      };
      return { status: 200, tag: tagOf(data), data };
    }),
  } satisfies Handlers;
}
