import { operations, type OperationId } from '@cardamom/api-types';
import { authenticationHandlers } from '../authentication/routes.ts';
import { fileHandlers } from '../files/routes.ts';
import { profileHandlers } from '../human-resources/profile-routes.ts';
import { staffHandlers } from '../human-resources/routes.ts';
import { staffMemberHandlers } from '../human-resources/staff/routes.ts';
import { allergenMatrixHandlers } from '../online-menu/allergen-matrix/routes.ts';
import { availabilityHandlers } from '../online-menu/availability/routes.ts';
import { categoryHandlers } from '../online-menu/categories/routes.ts';
import { exportHandlers } from '../online-menu/export/routes.ts';
import { menuHealthHandlers } from '../online-menu/health/routes.ts';
import { ingredientHandlers } from '../online-menu/ingredients/routes.ts';
import { historyHandlers } from '../online-menu/history/routes.ts';
import { importHandlers } from '../online-menu/imports/routes.ts';
import { importService } from '../online-menu/imports/service.ts';
import { itemHandlers } from '../online-menu/items/routes.ts';
import { linkHandlers } from '../online-menu/links/routes.ts';
import type { AskPage } from '../online-menu/links/check.ts';
import { menuHandlers } from '../online-menu/menus/routes.ts';
import { modifierGroupHandlers } from '../online-menu/modifier-groups/routes.ts';
import { digitalMenuHandlers } from '../online-menu/digital-menu/settings.ts';
import { qrMenuHandlers } from '../online-menu/qr-menu/settings.ts';
import { qrCodeHandlers } from '../online-menu/qr-codes/routes.ts';
import { scanHandlers } from '../online-menu/scans/routes.ts';
import { screenHandlers } from '../online-menu/screens/routes.ts';
import { configurationHandlers } from '../public/configuration-routes.ts';
import { publicHandlers } from '../public/routes.ts';
import { keptMaterial } from '../screens/kept-material.ts';
import { screenLimits } from '../screens/limits.ts';
import { publicScreenHandlers } from '../screens/routes.ts';
import { plainSettingsHandlers } from '../settings/kinds.ts';
import { serviceChargeHandlers } from '../settings/service-charge.ts';
import { tableSectionHandlers } from '../settings/table-sections/routes.ts';
import { restaurantHandlers } from '../settings/restaurant/routes.ts';
import { setUpHandlers } from '../settings/set-up/routes.ts';
import { liveHandlers } from '../live/routes.ts';
import type { LiveStreams } from '../live/streams.ts';
import { listJobHandlers } from '../list-jobs/routes.ts';
import type { ListJobs } from '../list-jobs/run-jobs.ts';
import type { AllHandlers, AnyHandler } from '../http/call.ts';
import { createPrinter } from '../shared/paper/printer.ts';
import { afterAnswers } from '../shared/after-answers.ts';
import type { Services } from '../shared/services.ts';

/**
 * Every operation's handler; what goes on after its answer is stopped through `onClose`, `ask` asks this server for its own
 * pages, and `appVersion` is what screens of this server run. Throws when a handler is missing, so that no start succeeds with half a contract.
 */
export function allHandlers(
  services: Services,
  jobs: ListJobs,
  live: LiveStreams,
  ask: AskPage,
  onClose: (close: () => Promise<void>) => void,
  appVersion: string,
): ReadonlyMap<OperationId, AnyHandler> {
  const imports = importService(services);
  onClose(() => imports.close());
  const printer = createPrinter(services.log);
  onClose(() => printer.close());
  const after = afterAnswers(services.log);
  onClose(() => after.close());
  const screenCounts = screenLimits(services.config);
  const material = keptMaterial(services.database);
  onClose(async () => material.close());
  const handlers: AllHandlers = {
    ...authenticationHandlers(services, after),
    ...staffHandlers(services),
    ...profileHandlers(services, after),
    ...staffMemberHandlers(services),
    ...categoryHandlers,
    ...itemHandlers,
    ...historyHandlers,
    ...listJobHandlers(jobs),
    ...liveHandlers(services, live),
    ...allergenMatrixHandlers(services, printer),
    ...qrCodeHandlers(services, printer),
    ...menuHealthHandlers,
    ...qrMenuHandlers,
    ...digitalMenuHandlers,
    ...screenHandlers(services, screenCounts, material, appVersion),
    ...scanHandlers,
    ...linkHandlers(services, ask),
    ...availabilityHandlers,
    ...ingredientHandlers,
    ...menuHandlers(services),
    ...modifierGroupHandlers,
    ...importHandlers(imports),
    ...exportHandlers(services),
    ...plainSettingsHandlers,
    ...tableSectionHandlers(services),
    ...serviceChargeHandlers,
    ...setUpHandlers,
    ...restaurantHandlers(services),
    ...fileHandlers(services),
    ...configurationHandlers(services),
    ...publicHandlers(services),
    ...publicScreenHandlers(services, screenCounts, material, appVersion),
  };
  const known = new Map(Object.entries(handlers) as unknown as [OperationId, AnyHandler][]);
  const missing = (Object.keys(operations) as OperationId[]).filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  return known;
}
