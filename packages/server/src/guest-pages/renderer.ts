import type { PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What a guest asked for. `menu` with `restaurant`: the only menu, shown at once. */
export type GuestPageContent =
  | { page: 'restaurant'; restaurant: PublicRestaurant; menu: PublicMenu | null }
  | { page: 'menu'; restaurant: PublicRestaurant; menu: PublicMenu }
  | { page: 'notFound' }
  | { page: 'unavailable' };

export type RenderedGuestPage = {
  html: string;
  status: 200 | 404 | 503;
  /** CSP sources of the inline scripts and styles, quotes included. */
  scriptHashes: string[];
  styleHashes: string[];
};

export type RenderGuestPage = (input: GuestPageContent & { publicUrl: string }) => Promise<RenderedGuestPage>;

/** Where the app's build leaves the renderer; the only thing of the app that the server runs. */
const rendererPath = fileURLToPath(new URL('../../../app/dist/guest/render.js', import.meta.url));

/** Loads the built renderer of guest pages, or answers null when the app has not been built. */
export async function loadRenderer(): Promise<RenderGuestPage | null> {
  if (!existsSync(rendererPath)) return null;
  const module = (await import(pathToFileURL(rendererPath).href)) as { renderGuestPage: RenderGuestPage };
  return module.renderGuestPage;
}
