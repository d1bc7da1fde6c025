import type { FindDishInMenu, GuestCardOf, GuestQueryOf, RenderGuestPage } from '@cardamom/api-types';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the app's build leaves the renderer; the only thing of the app that the server runs. */
const rendererPath = fileURLToPath(new URL('../../../app/dist/guest/render.js', import.meta.url));

/** What the app's build says of guest pages: how they look, what of a query concerns them, what is on their cards, and which dish a link names. */
export type GuestRenderer = {
  renderGuestPage: RenderGuestPage;
  guestQueryOf: GuestQueryOf;
  guestCardOf: GuestCardOf;
  findDishInMenu: FindDishInMenu;
};

/** Loads the built renderer of guest pages, or returns null when the app has not been built. */
export async function loadRenderer(): Promise<GuestRenderer | null> {
  if (!existsSync(rendererPath)) return null;
  return (await import(pathToFileURL(rendererPath).href)) as GuestRenderer;
}
