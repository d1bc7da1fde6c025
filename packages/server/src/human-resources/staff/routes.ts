import { mayCall, type StaffMember } from '@cardamom/api-types';
import { deviceNameOf } from '../../authentication/device-name.ts';
import { sessionOf } from '../../authentication/session.ts';
import { signedInOn } from '../../authentication/signed-in.ts';
import { entityHandlers } from '../../entities/handlers.ts';
import { open, reading, writing, type Handlers, type Session } from '../../http/call.ts';
import { Problem } from '../../shared/problem.ts';
import { pageRequest } from '../../shared/paging.ts';
import type { Services } from '../../shared/services.ts';
import { requiredVersion } from '../../shared/version.ts';
import type { FastifyRequest } from 'fastify';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { createMember } from './create.ts';
import { staffEntity } from './entity.ts';
import type { KnownMember } from './fields.ts';
import { inviteAgain, revokeInvitation } from './invite.ts';
import { freePin, pinErrors } from './pins.ts';
import { members } from './service.ts';

function signedIn(staff: Session | undefined): Session {
  if (!staff) throw new Problem('C_009');
  return staff;
}

const mayReadAll = ({ permissions }: Session): boolean => mayCall('updateStaffMember', permissions);

/** Names and positions, which everybody who works here may know. */
const inBrief = ({ id, name, lastName, position, isActive, createdAt, updatedAt, version }: KnownMember) => ({
  id,
  name,
  lastName,
  position,
  isActive,
  createdAt,
  updatedAt,
  version,
  email: null,
  phone: null,
  permissions: null,
  isOwner: null,
  hasPin: null,
  defaultLanguage: null,
  theme: null,
  picture: null,
  invitation: null,
  lastSignInAt: null,
});

const as = (staff: Session, member: KnownMember): StaffMember =>
  mayReadAll(staff) || member.id === staff.staffId ? member : inBrief(member);

const versioned = <Member extends StaffMember>(data: Member) => ({ data, version: data.version });

/** Handlers of the contract's `/human-resources/staff`, and of invitations. */
export function staffMemberHandlers(services: Services) {
  const { keys } = services;

  /** Who is asking where nobody has to; a session that has ended is none. */
  async function asking(request: FastifyRequest): Promise<Session | undefined> {
    try {
      return await sessionOf(services, request);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }

  return {
    ...entityHandlers({ one: 'StaffMember', many: 'StaffMembers' }, members, staffEntity),

    listStaffMembers: reading<'listStaffMembers'>(async ({ staff, query }, tx) => {
      const filter = mayReadAll(staff) ? query : { ...query, isActive: true };
      const { rows, ...page } = await members.list(tx, filter, pageRequest(query, query.sort ?? 'name'));
      return { status: 200, data: { items: rows.map((member) => as(staff, member)), page } };
    }),

    getStaffMember: reading<'getStaffMember'>(async ({ staff, params }, tx) => {
      const member = await members.get(tx, params.staffId);
      if (!member.isActive && !mayReadAll(staff)) throw new Problem('HR_002');
      return { status: 200, ...versioned(as(staff, member)) };
    }),

    createStaffMember: open<'createStaffMember'>(async ({ staff, body }) => ({
      status: 201,
      ...versioned(await createMember(services, signedIn(staff), body)),
    })),

    updateStaffMember: writing<'updateStaffMember'>(async ({ staff, params, ifMatch, body }, tx) => {
      const { pin, ...edit } = body;
      const errors = pinErrors(pin);
      if (errors.length > 0) throw Problem.fields(errors);
      const named = { id: params.staffId, version: requiredVersion(ifMatch) };
      const pinDigest = pin === undefined ? {} : { pinDigest: keys.pinDigest(staff.restaurantId, pin) };
      const data = await members.update(tx, staff.staffId, named, { ...edit, ...pinDigest });
      return { status: 200, ...versioned(data) };
    }),

    suggestPin: reading<'suggestPin'>(async (_call, tx) => ({
      status: 200,
      data: { pin: await freePin(tx, keys) },
    })),

    inviteStaffMember: open<'inviteStaffMember'>(async ({ staff, params }) => ({
      status: 200,
      ...versioned(await inviteAgain(services, signedIn(staff), params.staffId)),
    })),

    revokeInvitation: writing<'revokeInvitation'>(async ({ staff, params }, tx) => ({
      status: 200,
      ...versioned(await revokeInvitation(tx, staff.staffId, params.staffId)),
    })),

    readInvitation: open<'readInvitation'>(async ({ request, body }) => ({
      status: 200,
      data: await readInvitation(services, await asking(request), body.token),
    })),

    acceptInvitation: open<'acceptInvitation'>(async ({ request, body }) => ({
      status: 200,
      ...(await signedInOn(
        services,
        request,
        await acceptInvitation(
          services,
          await asking(request),
          body,
          deviceNameOf(request.headers['user-agent']),
        ),
      )),
    })),
  } satisfies Handlers;
}
