import type { PublicRestaurant } from '@cardamom/api-types';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchedServer } from './server.ts';
import { cookiesOf, session, type BenchedSession } from './session.ts';

/** Where the demo restaurant's pages are. */
export const demoUrl = 'cardamom-and-lime';

/** The looks of guest pages, each in its own colour. */
export const looks = [
  { look: 'COUNTER', accentColour: '#f58a1f' },
  { look: 'LINEN', accentColour: '#2f6b3c' },
  { look: 'CANDLE', accentColour: '#c08a3e' },
  { look: 'GRIDDLE', accentColour: '#ffc61a' },
] as const;

/** Where the demo's menu of all its dishes is, whatever time of the day it is. */
export async function pathOfMenu({ origin }: BenchedServer): Promise<string> {
  const answer = await fetch(`${origin}/api/public/restaurants/${demoUrl}`);
  const { data } = (await answer.json()) as { data: PublicRestaurant };
  const menu = data.menus.find(({ name }) => name === 'All day');
  if (!menu) throw new Error('The demo has no menu "All day".');
  return `/qr-menu/${demoUrl}/${menu.id}`;
}

async function printedToken({ printed }: BenchedServer): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [, token] = /#(?:token=)?([\w-]{20,})/u.exec(printed()) ?? [];
    if (token !== undefined) return token;
    await wait(100);
  }
  throw new Error('The server printed no sign-in link for the demo.');
}

/** Signs in the demo's owner with the link that the first start prints. */
export async function signInToDemo(server: BenchedServer): Promise<BenchedSession> {
  const { origin } = server;
  const response = await fetch(`${origin}/api/authentication/sign-in-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token: await printedToken(server) }),
  });
  if (!response.ok) throw new Error(`The demo's sign-in link was answered ${response.status}.`);
  return session(origin, { cookies: cookiesOf(response) });
}

/** Has a restaurant's guest pages wear a look. */
export async function wear({ call }: BenchedSession, worn: (typeof looks)[number]): Promise<void> {
  const { data } = await call('GET', '/online-menu/qr-menu', undefined);
  const { version } = data as { version: number };
  const { status } = await call('PATCH', '/online-menu/qr-menu', worn, version);
  if (status !== 200) throw new Error(`${worn.look} was answered ${status}.`);
}
