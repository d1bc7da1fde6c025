import allergenMatrix from './en/allergenMatrix.json?url';
import authentication from './en/authentication.json?url';
import availability from './en/availability.json?url';
import categories from './en/categories.json?url';
import common from './en/common.json?url';
import health from './en/health.json?url';
import history from './en/history.json?url';
import home from './en/home.json?url';
import imports from './en/imports.json?url';
import items from './en/items.json?url';
import menuManagement from './en/menuManagement.json?url';
import menus from './en/menus.json?url';
import modifiers from './en/modifiers.json?url';
import profile from './en/profile.json?url';
import spreadsheet from './en/spreadsheet.json?url';
import { catalogue } from './instance.ts';
import type { Namespace } from './namespaces.ts';

const urls: Readonly<Record<Namespace, string>> = {
  common,
  allergenMatrix,
  authentication,
  home,
  health,
  history,
  profile,
  spreadsheet,
  availability,
  categories,
  imports,
  items,
  menuManagement,
  menus,
  modifiers,
};

/** How often a part of the catalogue is tried again (specification, section 9). */
export const messageRetries = 5;
const firstDelayMs = 300;

async function fetchMessages(url: string): Promise<Record<string, unknown>> {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Messages answered ${response.status}: ${url}`);
      return (await response.json()) as Record<string, unknown>;
    } catch (error) {
      if (failures === messageRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** failures));
    }
  }
}

const loading = new Map<Namespace, Promise<void>>();

/** Makes a part of the catalogue ready, with up to 5 retries (specification, section 9); a route's loader awaits it. */
export function loadMessages(...namespaces: readonly Namespace[]): Promise<void> {
  const parts = namespaces.map((namespace) => {
    const running = loading.get(namespace);
    if (running) return running;
    const part = fetchMessages(urls[namespace]).then(
      (messages) => void catalogue.addResourceBundle('en', namespace, messages),
    );
    loading.set(namespace, part);
    part.catch(() => loading.delete(namespace));
    return part;
  });
  return Promise.all(parts).then(() => undefined);
}
