import type { StaffProfile } from '@cardamom/api-types';
import { changeEmail } from '../authentication/change-email.ts';
import { changePassword } from '../authentication/change-password.ts';
import { endOwnSessions, ownSessions } from '../authentication/own-sessions.ts';
import { asUpload } from '../files/encoding-turns.ts';
import { openFileStore } from '../files/file-store.ts';
import { requirePictureQuota } from '../files/quota.ts';
import { readUpload } from '../files/read-upload.ts';
import { discardUnsaved, savePicture, storePicture, type StoredPicture } from '../files/service.ts';
import { open, preparing, type Handlers, type Session } from '../http/call.ts';
import type { AfterAnswers } from '../shared/after-answers.ts';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import { requiredVersion } from '../shared/version.ts';
import { setOwnPicture, updateOwnRecord } from './own-profile.ts';
import { profileOf } from './profile.ts';

function signedIn(staff: Session | undefined): Session {
  if (!staff) throw new Problem('C_009');
  return staff;
}

/** The account and the other restaurants of a person, which no transaction inside their restaurant sees. */
type Outside = { readonly profile: StaffProfile; readonly fingerprint?: string };

const answered = (data: StaffProfile) => ({ status: 200, data, version: data.version }) as const;

const nothingToDiscard = () => Promise.resolve();

/** What people change about themselves. */
export function profileHandlers(services: Services, after: AfterAnswers) {
  const { config, database } = services;
  const store = openFileStore(config.dataDir);
  const outside = async ({ staff }: { readonly staff: Session }): Promise<Outside> => ({
    profile: await profileOf(database, staff),
  });

  return {
    updateMyProfile: preparing<'updateMyProfile', Outside>({
      prepare: outside,
      handle: async ({ ifMatch, body }, tx, { profile }) =>
        answered(await updateOwnRecord(tx, profile, requiredVersion(ifMatch), body)),
      discard: nothingToDiscard,
    }),
    uploadMyPicture: preparing<'uploadMyPicture', StoredPicture & Outside>({
      prepare: ({ request, staff }) =>
        asUpload(staff.restaurantId, async () => {
          const upload = await readUpload(request);
          await database.readRestaurant(staff.restaurantId, requirePictureQuota);
          const { profile } = await outside({ staff });
          const waiting = { client: request.raw.socket };
          return { ...(await storePicture(store, staff.restaurantId, upload, waiting)), profile };
        }),
      handle: async ({ staff }, tx, { profile, ...stored }) => {
        const { id } = await savePicture(tx, staff.staffId, stored);
        return answered(await setOwnPicture(tx, profile, id));
      },
      discard: ({ staff }, stored) => discardUnsaved({ database, store }, staff.restaurantId, stored),
    }),
    removeMyPicture: preparing<'removeMyPicture', Outside>({
      prepare: outside,
      handle: async (_call, tx, { profile }) => answered(await setOwnPicture(tx, profile, null)),
      discard: nothingToDiscard,
    }),
    changeMyPassword: open<'changeMyPassword'>(async (call) => {
      await changePassword(services, after, signedIn(call.staff), call.body);
      return { status: 204 };
    }),
    changeMyEmail: open<'changeMyEmail'>(async (call) => {
      await changeEmail(services, after, signedIn(call.staff), call.body);
      return { status: 204 };
    }),
    listMySessions: open<'listMySessions'>(async (call) => ({
      status: 200,
      data: { items: await ownSessions(services, signedIn(call.staff)) },
    })),
    endMySessions: open<'endMySessions'>(async (call) => {
      await endOwnSessions(services, signedIn(call.staff), call.body.sessionId);
      return { status: 204 };
    }),
  } satisfies Handlers;
}
