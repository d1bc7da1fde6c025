import type { FastifyRequest } from 'fastify';
import { open, type Handlers } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import type { AfterAnswers } from '../shared/after-answers.ts';
import { confirmEmail } from './change-email.ts';
import { clearedCookies, tokensOf } from './cookies.ts';
import { deviceNameOf } from './device-name.ts';
import { spendSignInLink } from './one-time-link.ts';
import { addRestaurant, register } from './register.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { endSession, moveSession, renewSession } from './session.ts';
import { knownAs, signedIn, signedInOn } from './signed-in.ts';
import { signIn } from './sign-in.ts';

const nameOf = ({ headers }: FastifyRequest) => deviceNameOf(headers['user-agent']);

/** Registration, sign-in and sessions. */
export function authenticationHandlers(services: Services, after: AfterAnswers) {
  return {
    register: open<'register'>(async (call) => ({
      status: 201,
      ...(await signedInOn(
        services,
        call.request,
        await register(services, call.body, nameOf(call.request)),
      )),
    })),
    signIn: open<'signIn'>(async (call) => ({
      status: 200,
      ...(await signedInOn(services, call.request, await signIn(services, call.body, nameOf(call.request)))),
    })),
    spendSignInLink: open<'spendSignInLink'>(async (call) => ({
      status: 200,
      ...(await signedInOn(
        services,
        call.request,
        await spendSignInLink(services, call.body.token, nameOf(call.request)),
      )),
    })),
    requestPasswordReset: open<'requestPasswordReset'>((call) => {
      requestPasswordReset(services, after, call.body.email);
      return Promise.resolve({ status: 204 });
    }),
    // Who spends a link from their mailbox is no stranger: nobody's guesses elsewhere keep them from signing in now.
    resetPassword: open<'resetPassword'>(async (call) => ({
      status: 204,
      cookies: [knownAs(services, call.request, await resetPassword(services, after, call.body))],
    })),
    confirmEmail: open<'confirmEmail'>(async (call) => ({
      status: 200,
      data: { email: await confirmEmail(services, after, call.body.token) },
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
    addRestaurant: open<'addRestaurant'>(async (call) => {
      if (!call.staff) throw new Problem('C_009');
      const moved = await addRestaurant(services, call.staff, call.body);
      return { status: 201, ...(await signedIn(services, moved)) };
    }),
  } satisfies Handlers;
}
