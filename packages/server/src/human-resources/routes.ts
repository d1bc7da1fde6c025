import { open, type Handlers, type Session } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import { profileOf, savePreferences } from './profile.ts';

function signedIn(staff: Session | undefined): Session {
  if (!staff) throw new Problem('C_009');
  return staff;
}

/** The people of a restaurant. */
export function staffHandlers({ database }: Services) {
  return {
    getMyProfile: open<'getMyProfile'>(async (call) => {
      const data = await profileOf(database, signedIn(call.staff));
      return { status: 200, data, version: data.version };
    }),
    putMyPreferences: open<'putMyPreferences'>(async (call) => {
      const staff = signedIn(call.staff);
      await savePreferences(database, staff, call.body);
      return { status: 200, data: await profileOf(database, staff) };
    }),
  } satisfies Handlers;
}
