import type { ErrorCode, paths, Problem, ScreenPairing, ScreenPairingAnswer } from '@cardamom/api-types';

const startPath = `/api${'/public/screen-pairings' satisfies keyof paths}`;
const checkPath = `/api${'/public/screen-pairings/check' satisfies keyof paths}`;

const isOver: ErrorCode = 'CM_PAIRING_OVER';
const patience = 8000;

async function post(path: string, body?: object) {
  const answer = await fetch(path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  const said = (await answer.json()) as { data?: unknown } & Partial<Problem>;
  return { isOk: answer.ok, said, at: Date.parse(answer.headers.get('date') ?? '') };
}

/** A code to show, and for how long it is good, in ms. */
export interface ShownCode extends ScreenPairing {
  goodFor: number;
}

/** Asks for a code; throws where there is none to be had. */
export async function askForCode(): Promise<ShownCode> {
  const { isOk, said, at } = await post(startPath);
  if (!isOk || !said.data) throw new Error('No code is to be had');
  const pairing = said.data as ScreenPairing;
  return { ...pairing, goodFor: Date.parse(pairing.expiresAt) - (at || Date.now()) };
}

/** Whether a code was typed. */
export type CodeAnswer =
  | { kind: 'paired'; screenCode: string }
  | { kind: 'waiting' }
  /** It is worth nothing any more. */
  | { kind: 'over' };

/** Asks whether the code was typed; throws where nobody answers. */
export async function checkCode({ token }: Pick<ScreenPairing, 'token'>): Promise<CodeAnswer> {
  const { isOk, said } = await post(checkPath, { token });
  if (said.code === isOver) return { kind: 'over' };
  if (!isOk || !said.data) throw new Error('Nobody knows');
  const { screenCode } = said.data as ScreenPairingAnswer;
  return screenCode === null ? { kind: 'waiting' } : { kind: 'paired', screenCode };
}
