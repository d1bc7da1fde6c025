import type { RenderGuestPage } from '@cardamom/api-types';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the app's build leaves the renderer; the only thing of the app that the server runs. */
const rendererPath = fileURLToPath(new URL('../../../app/dist/guest/render.js', import.meta.url));

/** Loads the built renderer of guest pages, or returns null when the app has not been built. */
export async function loadRenderer(): Promise<RenderGuestPage | null> {
  if (!existsSync(rendererPath)) return null;
  const module = (await import(pathToFileURL(rendererPath).href)) as { renderGuestPage: RenderGuestPage };
  return module.renderGuestPage;
}
