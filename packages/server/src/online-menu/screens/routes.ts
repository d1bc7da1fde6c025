import { entityHandlers } from '../../entities/handlers.ts';
import { open, reading, writing, type Handlers } from '../../http/call.ts';
import type { KeptMaterial } from '../../screens/kept-material.ts';
import type { ScreenLimits } from '../../screens/limits.ts';
import { screenPreview } from '../../screens/preview.ts';
import { screenView } from '../../screens/view.ts';
import { Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { pairScreen } from './pairing.ts';
import { recodeScreen, screenEntity, screens } from './service.ts';
import { getScreenStates, identify } from './states.ts';

/** Handlers of the contract's `/online-menu/screens`, how they are, and what they would show. */
export function screenHandlers(
  services: Services,
  limits: ScreenLimits,
  material: KeptMaterial,
  appVersion: string,
) {
  return {
    ...entityHandlers({ one: 'Screen', many: 'Screens' }, screens, screenEntity),

    getScreenStates: reading<'getScreenStates'>(async (_call, tx) => ({
      status: 200,
      data: await getScreenStates(tx, appVersion),
    })),

    previewScreens: open<'previewScreens'>(async ({ staff, query }) => {
      if (!staff) throw new Problem('C_009');
      const known = await material.of(staff.restaurantId);
      const { categoryIds, showsSoldOut } = query;
      const tried =
        showsSoldOut === undefined ? null : { categoryIds: categoryIds?.split(',') ?? [], showsSoldOut };
      return { status: 200, data: screenPreview(known, { appVersion }, tried) };
    }),

    viewScreen: open<'viewScreen'>(async ({ staff, params }) => {
      if (!staff) throw new Problem('C_009');
      const known = await material.of(staff.restaurantId);
      const screen = known.screens.get(params.screenId);
      if (screen === undefined) throw new Problem('CM_NOT_FOUND');
      return { status: 200, data: screenView(known, screen, { appVersion }) };
    }),

    pairScreen: open<'pairScreen'>(async ({ staff, ...call }) => {
      if (!staff) throw new Problem('C_009');
      const data = await pairScreen(services, limits, { ...call, staff });
      return { status: 200, data, version: data.version };
    }),

    unpairScreen: writing<'unpairScreen'>(async ({ staff, params }, tx) => {
      const data = await recodeScreen(tx, staff.staffId, params.screenId);
      return { status: 200, data, version: data.version };
    }),

    identifyScreen: writing<'identifyScreen'>(async ({ params }, tx) => {
      const { id } = await screens.get(tx, params.screenId);
      await identify(tx, id);
      return { status: 204 };
    }),
  } satisfies Handlers;
}
