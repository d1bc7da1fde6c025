import type { ErrorCode, paths, Problem, ScreenPairing, ScreenPairingAnswer } from '@cardamom/api-types';

const startPath = `/api${'/public/screen-pairings' satisfies keyof paths}`;
const checkPath = `/api${'/public/screen-pairings/check' satisfies keyof paths}`;

const isOver: ErrorCode = 'CM_PAIRING_OVER';
const patience = 8000;

async function post<Data>(path: string, body?: object) {
  const answer = await fetch(path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  const said = (await answer.json()) as { data?: Data } & Partial<Problem>;
  return { isOk: answer.ok, said, at: Date.parse(answer.headers.get('date') ?? '') };
}

/** A code to show, and for how long it is good, in ms. */
export interface ShownCode extends ScreenPairing {
  goodFor: number;
}

/** Asks for a code; throws where there is none to be had. */
export async function askForCode(): Promise<ShownCode> {
  const { isOk, said, at } = await post<ScreenPairing>(startPath);
  if (!isOk || !said.data) throw new Error('No code is to be had');
  return { ...said.data, goodFor: Date.parse(said.data.expiresAt) - (at || Date.now()) };
}

/** Asks whether the code was typed: the screen's own code, null while it was not, `over` where it is worth nothing any more. Throws where nobody answers. */
export async function checkCode({ token }: Pick<ScreenPairing, 'token'>): Promise<string | null | 'over'> {
  const { isOk, said } = await post<ScreenPairingAnswer>(checkPath, { token });
  if (said.code === isOver) return 'over';
  if (!isOk || !said.data) throw new Error('Nobody knows');
  return said.data.screenCode;
}
