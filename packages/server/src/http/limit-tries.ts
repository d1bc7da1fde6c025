import rateLimit from '@fastify/rate-limit';
import type { OperationId } from '@cardamom/api-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { emailKey } from '../shared/text.ts';
import { growingDelay, type GrowingDelay } from './growing-delay.ts';
import { networkOf } from './network.ts';

/** Where secrets could be guessed before sign-in, and what counts together by its e-mail: asking for links uses up no sign-in. */
const guessable = new Map<OperationId | undefined, 'sign-in' | 'link'>([
  ['signIn', 'sign-in'],
  ['register', 'sign-in'],
  ['spendSignInLink', 'sign-in'],
  ['readInvitation', 'sign-in'],
  ['acceptInvitation', 'sign-in'],
  ['requestPasswordReset', 'link'],
  ['resetPassword', 'link'],
  ['confirmEmail', 'link'],
]);

/** Where somebody signed in confirms by password, which whoever finds an open screen could guess, or makes a restaurant. */
const confirmed = new Set<OperationId | undefined>(['changeMyPassword', 'changeMyEmail', 'addRestaurant']);

const minute = 60_000;
const hour = 60 * minute;

/** Who and what is counted at once; what was counted longest ago leaves first. */
const mostCounted = 20_000;

/** A device that somebody signed in on, and whether it was with this e-mail. */
export type Device = { readonly id: string; knows(email: string): boolean };

const kindOf = (request: FastifyRequest) => guessable.get(request.routeOptions.config.operationId);
const isConfirmed = (request: FastifyRequest): boolean =>
  confirmed.has(request.routeOptions.config.operationId);

/** The wait after too many tries for one e-mail: 5 s, doubled each time, at most a quarter of an hour. */
const first = 5000;
const longest = 15 * minute;
/** From all networks together, which people who never met share, it stays at a minute. */
const longestOfAll = minute;

/**
 * Counts tries where secrets could be guessed; answers CM_RATE with Retry-After. Before the body is read by address, or
 * by device where the device is known. After it by e-mail, with a wait that grows: from each network, so that one cannot use up
 * what others have, and from all networks, so that many are slow too. Tries from a device for an account that signed in on it before
 * count by themselves, since nobody else can make them: strangers cannot lock the account's people out. A right password ends the wait
 * of its network or device. Who is signed in is counted where an answer tells whether a PIN is in use, and a restaurant where it sends invitations.
 */
export async function limitTries(
  app: FastifyInstance,
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  deviceOf: (request: FastifyRequest) => Device | undefined,
): Promise<void> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 56 });
  const tries = config.signInTriesPerMinute;
  const emailOfKey = (request: FastifyRequest) =>
    `${kindOf(request) ?? ''} ${keys.emailDigest(emailKey(subjectOf(request) ?? ''))}`;
  const emailAndNetwork = (request: FastifyRequest) => `${networkOf(request.ip)} ${emailOfKey(request)}`;

  const counter = (max: number, timeWindow: number, keyGenerator?: (request: FastifyRequest) => string) => {
    const options = { max, timeWindow, cache: mostCounted, ...(keyGenerator && { keyGenerator }) };
    return app.createRateLimit(options);
  };
  const byAddress = counter(tries, minute);
  const byDevice = counter(tries, minute, (request) => deviceOf(request)?.id ?? '');
  const delay = (free: number, longestWait: number): GrowingDelay =>
    growingDelay({ free, first, longest: longestWait, forgottenAfter: hour, most: mostCounted });
  const fromNetwork = delay(tries, longest);
  const fromDevice = delay(tries, longest);
  const fromAll = delay(5 * tries, longestOfAll);

  /** What a try counts for once its e-mail is known: the device where somebody signed in with it, else network and all networks. */
  const growing = (request: FastifyRequest): [GrowingDelay, string][] => {
    const subject = subjectOf(request);
    if (subject === undefined) return [];
    const device = deviceOf(request);
    if (device?.knows(subject)) return [[fromDevice, `${device.id} ${emailOfKey(request)}`]];
    return [
      [fromNetwork, emailAndNetwork(request)],
      [fromAll, emailOfKey(request)],
    ];
  };
  const wait = (request: FastifyRequest): void => {
    for (const [counted, key] of growing(request)) {
      const milliseconds = counted.admit(key);
      if (milliseconds > 0)
        throw new Problem('CM_RATE', { retryAfterSeconds: Math.ceil(milliseconds / 1000) });
    }
  };

  const byPerson = [
    counter(tries, minute, ({ staff }) => staff?.staffId ?? ''),
    counter(6 * tries, hour, ({ staff }) => staff?.staffId ?? ''),
  ];
  const byRestaurant = [counter(6 * tries, hour, ({ staff }) => staff?.restaurantId ?? '')];
  const byAccount = [
    counter(tries, minute, (request) => request.staff?.accountId ?? ''),
    counter(10 * tries, hour, (request) => request.staff?.accountId ?? ''),
  ];

  const count = async (request: FastifyRequest, counters: readonly (typeof byAddress)[]): Promise<void> => {
    for (const counted of counters) {
      const result = await counted(request);
      if (!result.isAllowed && result.isExceeded)
        throw new Problem('CM_RATE', { retryAfterSeconds: result.ttlInSeconds });
    }
  };
  app.addHook('onRequest', async (request) => {
    if (kindOf(request)) await count(request, [deviceOf(request) ? byDevice : byAddress]);
    if (isConfirmed(request)) await count(request, byAccount);
  });
  app.addHook('preHandler', async (request) => {
    if (!kindOf(request)) return;
    const subject = subjectOf(request);
    const device = deviceOf(request);
    if (device && !(subject !== undefined && device.knows(subject))) await count(request, [byAddress]);
    wait(request);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (kindOf(request) === 'sign-in' && reply.statusCode < 300)
      for (const [counted, key] of growing(request)) if (counted !== fromAll) counted.forget(key);
    done();
  });
  app.addHook('preHandler', async (request) => {
    if (namesPin(request)) await count(request, byPerson);
    if (sendsInvitation(request)) await count(request, byRestaurant);
  });
}

/** Whose password is tried: the e-mail, or the invitation that stands for one. */
function subjectOf(request: FastifyRequest): string | undefined {
  const { email, token } = (request.body ?? {}) as { email?: unknown; token?: unknown };
  const subject =
    email ?? (request.routeOptions.config.operationId === 'acceptInvitation' ? token : undefined);
  return typeof subject === 'string' ? subject : undefined;
}

const namingPin = new Set<OperationId | undefined>(['createStaffMember', 'updateStaffMember']);

/** Whether the answer tells if somebody has a PIN (HR_005). */
function namesPin(request: FastifyRequest): boolean {
  const { pin } = (request.body ?? {}) as { pin?: unknown };
  return namingPin.has(request.routeOptions.config.operationId) && pin !== undefined;
}

function sendsInvitation(request: FastifyRequest): boolean {
  const { operationId } = request.routeOptions.config;
  const { password } = (request.body ?? {}) as { password?: unknown };
  return (
    operationId === 'inviteStaffMember' || (operationId === 'createStaffMember' && password === undefined)
  );
}
