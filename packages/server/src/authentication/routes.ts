import { open, type Handlers } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import { clearedCookies, tokensOf } from './cookies.ts';
import { spendSignInLink } from './one-time-link.ts';
import { register } from './register.ts';
import { endSession, moveSession, renewSession } from './session.ts';
import { signedIn, signedInOn } from './signed-in.ts';
import { signIn } from './sign-in.ts';

/** Registration, sign-in and sessions. */
export function authenticationHandlers(services: Services) {
  return {
    register: open<'register'>(async (call) => ({
      status: 201,
      ...(await signedInOn(services, call.request, await register(services, call.body))),
    })),
    signIn: open<'signIn'>(async (call) => ({
      status: 200,
      ...(await signedInOn(services, call.request, await signIn(services, call.body))),
    })),
    spendSignInLink: open<'spendSignInLink'>(async (call) => ({
      status: 200,
      ...(await signedInOn(services, call.request, await spendSignInLink(services, call.body.token))),
    })),
    refresh: open<'refresh'>(async (call) => ({
      status: 204,
      cookies: await renewSession(services, tokensOf(call.request, services.config).refresh),
    })),
    logout: open<'logout'>(async (call) => {
      await endSession(services, call.request);
      return { status: 204, cookies: clearedCookies(services.config) };
    }),
    chooseRestaurant: open<'chooseRestaurant'>(async (call) => {
      if (!call.staff) throw new Problem('C_009');
      const moved = await moveSession(services, call.staff, call.body.restaurantId);
      return { status: 200, ...(await signedIn(services, moved)) };
    }),
  } satisfies Handlers;
}
