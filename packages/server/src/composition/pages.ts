import type { FastifyInstance } from 'fastify';
import { mediaRoutes } from '../files/media-routes.ts';
import { guestPageRoutes } from '../guest-pages/routes.ts';
import type { Services } from '../shared/services.ts';
import type { DiskSpace } from '../operations/disk-space.ts';
import { sitemapRoutes } from '../sitemap/routes.ts';
import { staticRoutes } from '../static/routes.ts';
import { screenPageRoutes, type ScreenPage } from '../static/screen-page.ts';

/** Everything people open in a browser: pictures, the guest menu, printed codes, screens, the back office; and what tells search engines of it. */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  disk: DiskSpace,
  screenPage: ScreenPage,
): Promise<void> {
  mediaRoutes(app, services, disk);
  await guestPageRoutes(app, services);
  sitemapRoutes(app, services);
  screenPageRoutes(app, services, screenPage);
  await staticRoutes(app, services);
}
