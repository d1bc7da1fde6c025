import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { PublicMenu, PublicMenuPage, PublicRestaurant } from '../packages/api-types/src/index.ts';
import { demoContent } from '../packages/server/src/demo/content.ts';
import { root } from './lib/paths.mjs';

type Render = (input: PublicMenuPage & { page: 'menu'; publicUrl: string }) => { html: string };

/** What a guest's browser fetches to read a menu, in bytes of brotli. */
export interface GuestWeight {
  items: number;
  /** HTML with its inline CSS. */
  document: number;
  /** JavaScript that runs before the first touch. */
  script: number;
}

/** Weighs the demo restaurant's menu without its pictures, as the built renderer makes it. */
export async function weighGuestPage(): Promise<GuestWeight> {
  const path = join(root, 'packages/app/dist/guest/render.js');
  const { renderGuestPage } = (await import(pathToFileURL(path).href)) as { renderGuestPage: Render };
  const publicUrl = 'https://menu.example.org';
  const { html } = renderGuestPage({
    page: 'menu',
    restaurant: demoRestaurant(),
    menu: demoMenu(),
    publicUrl,
  });
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  const linked = scripts.filter(([tag]) => /^<script[^>]*\ssrc=/.test(tag));
  if (linked.length > 0)
    throw new Error('The guest page loads a script before the first touch; weigh it here too.');
  return {
    items: demoMenu().sections.reduce((sum, { items }) => sum + items.length, 0),
    document: bytesOf(html),
    script: bytesOf(scripts.map(([, code]) => code).join('\n')),
  };
}

function bytesOf(text: string): number {
  return brotliCompressSync(text).length;
}

/** Ids as different from each other as real ones: they do not compress. */
function id(): string {
  return crypto.randomUUID();
}

function demoRestaurant(): PublicRestaurant {
  const { orderTypes: _orderTypes, businessEmail: _businessEmail, ...restaurant } = demoContent.restaurant;
  return {
    ...restaurant,
    logo: null,
    photo: null,
    language: 'en',
    shows: { price: true, ingredients: true, allergens: true, calories: true },
    menus: [{ id: id(), ...demoContent.menu }],
  };
}

function demoMenu(): PublicMenu {
  const sections = demoContent.categories.map(({ name, description, kind, items }) => ({
    id: id(),
    title: name,
    description,
    kind,
    items: items.map(({ picture: _picture, ...item }) => ({ ...item, id: id(), image: null })),
  }));
  return { id: id(), ...demoContent.menu, sections };
}
