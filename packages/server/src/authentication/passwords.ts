import { hash, verify } from '@node-rs/argon2';
import type { ErrorCode } from '@cardamom/api-types';
import { Problem } from '../shared/problem.ts';
import { codePointLength } from '../shared/text.ts';

/** Argon2id, 19 MiB, two passes, one lane (OWASP Password Storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const mostWaiting = 50;

/** A hash nobody has the password of: verifying against it takes as long as against a real one. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

let running = 0;
const waiting: (() => void)[] = [];

/** Lets two hashes run at a time and fifty wait; more answers CM_RATE rather than eating the memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else {
    if (waiting.length >= mostWaiting) throw new Problem('CM_RATE', { retryAfterSeconds: 2 });
    // The one that finishes hands its place over.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Whether the password is right; takes the same time when there is no hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? nobodysHash, password));
  return isRight && passwordHash !== null;
}

/** The first rule a new password breaks, by its catalogue code (docs/rows.md, Forms). */
export function brokenPasswordRule(password: string): ErrorCode | undefined {
  if (codePointLength(password) < 8) return 'CM_PASSWORD_LENGTH';
  if (!/\p{Nd}/u.test(password)) return 'CM_PASSWORD_NUMBER';
  return /\p{Lu}/u.test(password) ? undefined : 'CM_PASSWORD_UPPERCASE';
}
