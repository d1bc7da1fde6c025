import { open, type Call, type Handlers } from '../http/call.ts';
import { networkOf } from '../http/network.ts';
import { keepReport } from '../online-menu/screens/states.ts';
import type { Services } from '../shared/services.ts';
import { findScreen } from './find-screen.ts';
import type { KeptMaterial } from './kept-material.ts';
import type { ScreenLimits } from './limits.ts';
import { checkPairing, startPairing } from './pairings.ts';
import { screenView } from './view.ts';

const networkIn = ({ request }: Pick<Call<'reportScreen'>, 'request'>) => networkOf(request.ip);

/** What a television asks for, without signing in. */
export function publicScreenHandlers(
  services: Services,
  limits: ScreenLimits,
  material: KeptMaterial,
  appVersion: string,
) {
  const { database } = services;
  return {
    getPublicScreen: open<'getPublicScreen'>(async ({ params }) => {
      const { screen, material: known } = await material.screenAt(params.screenCode);
      return { status: 200, data: screenView(known, screen, { appVersion }) };
    }),

    reportScreen: open<'reportScreen'>(async ({ params, body, request }) => {
      limits.reportsFromNetwork.take(networkIn({ request }));
      const { restaurantId, screenId } = await findScreen(database, params.screenCode);
      limits.reportsOfScreen.take(screenId);
      await database.besideRestaurant(restaurantId, (tx) => keepReport(tx, screenId, body));
      const { appVersion: screenVersion, fault } = body;
      if (fault !== undefined)
        request.log.warn({ restaurantId, screenId, screenVersion, fault }, 'a screen had a fault');
      return { status: 204 };
    }),

    startScreenPairing: open<'startScreenPairing'>(async ({ request }) => {
      limits.pairingsFromNetwork.take(networkIn({ request }));
      return { status: 201, data: await startPairing(services) };
    }),

    checkScreenPairing: open<'checkScreenPairing'>(async ({ body, request }) => {
      limits.checksFromNetwork.take(networkIn({ request }));
      return { status: 200, data: { screenCode: await checkPairing(services, body.token) } };
    }),
  } satisfies Handlers;
}
