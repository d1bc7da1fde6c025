import type { ErrorCode, paths, Problem, PublicScreen } from '@cardamom/api-types';
import { isScreen } from '../keeping/kept-screen.ts';
import { isRecord } from '../keeping/screen-shape.ts';

const path = `/api${'/public/screens/{screenCode}' satisfies keyof paths}`;

/** A network that does not answer for so long is none, in ms. */
const patience = 10_000;

/** What came of asking for a screen. */
export type ScreenAnswer =
  | { kind: 'screen'; screen: PublicScreen }
  /** Our own server says that there is no such screen: it was unpaired or deleted. */
  | { kind: 'gone' }
  /** Our own server sent this screen, and not whole. */
  | { kind: 'damaged' }
  /** Nobody answered, or somebody else did (a hotspot's page), or the server could not. */
  | { kind: 'failed' };

const noSuchScreen: ErrorCode = 'CM_NOT_FOUND';

/** Asks the server what a screen shows; never throws. */
export async function readScreen(code: string): Promise<ScreenAnswer> {
  try {
    const answer = await fetch(path.replace('{screenCode}', code), {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const body = (await answer.json()) as { data?: unknown } & Partial<Problem>;
    if (answer.status === 404 && body.code === noSuchScreen) return { kind: 'gone' };
    const { data } = body;
    if (!answer.ok || !isRecord(data) || data['code'] !== code) return { kind: 'failed' };
    return isScreen(data, code) ? { kind: 'screen', screen: data } : { kind: 'damaged' };
  } catch {
    return { kind: 'failed' };
  }
}
