import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type {
  ModifierGroupDraft,
  PublicMenu,
  PublicMenuLink,
  PublicMenuPage,
  PublicModifierGroup,
  PublicRestaurant,
} from '../packages/api-types/src/index.ts';
import { demoContent } from '../packages/server/src/demo/content.ts';
import { allDaySections } from '../packages/server/src/demo/menus.ts';
import { demoModifierGroups } from '../packages/server/src/demo/modifier-groups.ts';
import { notDeclared } from '../packages/server/src/demo/types.ts';
import { root } from './lib/paths.mjs';

type Render = (input: PublicMenuPage & { page: 'menu'; publicUrl: string }) => Promise<{ html: string }>;

/** What a guest's browser fetches to read a menu, in bytes of brotli. */
export interface GuestWeight {
  items: number;
  /** HTML with its inline CSS. */
  document: number;
  /** JavaScript that runs before the first touch. */
  script: number;
  /** JavaScript that follows once everything has come: what keeps the page live, and the service worker. */
  lateScripts: number;
}

/** Weighs the demo restaurant's menu without its pictures, as the built renderer makes it. */
export async function weighGuestPage(): Promise<GuestWeight> {
  const path = join(root, 'packages/app/dist/guest/render.js');
  const { renderGuestPage } = (await import(pathToFileURL(path).href)) as { renderGuestPage: Render };
  const publicUrl = 'https://menu.example.org';
  const { html } = await renderGuestPage({
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
    lateScripts: bytesOf(readLateScripts(html)),
  };
}

function readLateScripts(html: string): string {
  const [, path = ''] = /import\('\/guest\/([^']+)'\)/.exec(html) ?? [];
  const dist = join(root, 'packages/app/dist');
  return [join(dist, 'guest', path), join(dist, 'guest-worker/guest-worker.js')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function bytesOf(text: string): number {
  return brotliCompressSync(text).length;
}

/** Ids as different from each other as real ones: they do not compress. */
function id(): string {
  return crypto.randomUUID();
}

function demoRestaurant(): PublicRestaurant {
  const {
    orderTypes: _orderTypes,
    businessEmail: _businessEmail,
    openingHours,
    ...restaurant
  } = demoContent.restaurant;
  return {
    ...restaurant,
    openingHours: openingHours.windows,
    logo: null,
    photo: null,
    language: 'en',
    shows: { price: true, ingredients: true, allergens: true, calories: true },
    look: 'LINEN',
    accentColour: '#2f6b3c',
    menus: [demoMenuLink()],
    tax: { name: 'VAT', rate: 13_000, treatment: 'INCLUDED' },
    serviceCharge: {
      type: 'PERCENTAGE',
      rate: 5000,
      treatment: 'EXCLUDED',
      purpose: 'everybody who works here today',
      shortLine: '+ 5% service',
    },
    opening: { isOpen: true, opensAt: null, closesAt: '2026-03-14T23:00:00Z', isClosedToday: false },
    nextMenuAt: null,
    asOf: '2026-03-14T12:00:00Z',
  };
}

function demoMenuLink(): PublicMenuLink {
  return { id: id(), ...demoContent.menu, isOn: true, opensAt: null, closesAt: null };
}

function demoMenu(): PublicMenu {
  const groups = Object.entries<ModifierGroupDraft>(demoModifierGroups);
  const groupIds = new Map(groups.map(([key]) => [key, id()]));
  const sections = demoContent.categories.map(({ name, description, kind, items: drafts }) => {
    const featured = allDaySections.find(({ category }) => category === name)?.featured;
    const items = drafts.map(({ picture: _picture, modifierGroups, ...item }) => ({
      ...item,
      id: id(),
      image: null,
      modifierGroupIds: modifierGroups.flatMap((key) => groupIds.get(key) ?? []),
    }));
    const featuredItemId = items.find((item) => item.name === featured)?.id ?? null;
    return { id: id(), title: name, description, kind, featuredItemId, items };
  });
  const modifierGroups = groups.map(([key, group]) => publicGroup(groupIds.get(key) ?? '', group));
  return { ...demoMenuLink(), sections, modifierGroups };
}

function publicGroup(groupId: string, draft: ModifierGroupDraft): PublicModifierGroup {
  return {
    id: groupId,
    name: draft.guestName || draft.name,
    minimum: draft.minimum ?? 0,
    maximum: draft.maximum ?? null,
    options: draft.options.map((option) => ({
      name: option.name,
      priceDelta: option.priceDelta ?? 0,
      caloriesDelta: option.caloriesDelta ?? null,
      allergens: option.allergens ?? notDeclared,
      isDefault: option.isDefault ?? false,
      isSoldOut: false,
    })),
  };
}
