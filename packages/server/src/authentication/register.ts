import {
  isCurrentCurrency,
  isTimeZone,
  type FieldError,
  type NewRestaurant,
  type Registration,
} from '@cardamom/api-types';
import type { RegistrationMode } from '../config/config.ts';
import type { LookupTransaction } from '../database/database.ts';
import { twiceIfRaced } from '../database/twice-if-raced.ts';
import type { Session } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { fieldError, Problem } from '../shared/problem.ts';
import { accountsIn, type Workplace } from './account-repository.ts';
import type { DeviceName } from './device-name.ts';
import { foundRestaurant, newWorkplace } from './found-restaurant.ts';
import { brokenPasswordRule, hashPassword } from './passwords.ts';
import { restaurantsIn } from './restaurant-repository.ts';
import { moveSession, startSession, type Issued } from './session.ts';

/** Whether somebody new may register now (docs/rules.md, Accounts). */
export async function isRegistrationOpen(tx: LookupTransaction, mode: RegistrationMode): Promise<boolean> {
  return mode === 'open' || (mode === 'first-run' && !(await restaurantsIn(tx).hasOwn()));
}

function wrongFields({ defaultCurrency, timeZone }: NewRestaurant): FieldError[] {
  const errors: FieldError[] = [];
  if (!isCurrentCurrency(defaultCurrency)) errors.push(fieldError('/defaultCurrency', 'CM_CHOICE'));
  if (!isTimeZone(timeZone)) errors.push(fieldError('/timeZone', 'CM_CHOICE'));
  return errors;
}

/** Throws CM_REGISTRATION_CLOSED where nobody may found a restaurant now. */
async function requireOpen(tx: LookupTransaction, mode: RegistrationMode): Promise<void> {
  // Of two that found no restaurant here, the second must find the first one's.
  if (mode === 'first-run') await tx.alone();
  if (!(await isRegistrationOpen(tx, mode))) throw new Problem('CM_REGISTRATION_CLOSED');
}

/**
 * Registers a restaurant with its owner and signs the owner in. Throws CM_REGISTRATION_CLOSED, C_004 for an e-mail that somebody claimed
 * and the fields' own codes. Takes no Idempotency-Key: what tells two requests apart would tell passwords apart, faster
 * than the password's hash does. Sent twice, the second is told that the e-mail is known.
 */
export async function register(
  services: Services,
  registration: Registration,
  device: DeviceName,
): Promise<Issued> {
  const { database, config, keys } = services;
  const rule = brokenPasswordRule(registration.password);
  const errors = [...(rule ? [fieldError('/password', rule)] : []), ...wrongFields(registration)];
  if (errors.length > 0) throw Problem.fields(errors);
  const passwordHash = await hashPassword(registration.password);

  const found = async (): Promise<Workplace> =>
    database.beforeSignIn(async (tx) => {
      await requireOpen(tx, config.registration);
      const accounts = accountsIn(tx);
      const known = await accounts.byEmail(registration.email);
      // Being invited somewhere keeps nobody from a restaurant of their own; that invitation still asks for their consent.
      if (known && !(await accounts.claim(known.id, passwordHash))) throw Problem.field('/email', 'C_004');
      const founding = {
        restaurantName: registration.restaurantName,
        restaurantType: registration.restaurantType,
        ownerName: registration.name,
        ownerLastName: registration.lastName ?? '',
        email: registration.email,
        passwordHash,
        defaultCurrency: registration.defaultCurrency,
        timeZone: registration.timeZone,
        isDemo: false,
      };
      return foundRestaurant(tx, keys, founding, {
        ...newWorkplace(),
        ...(known && { accountId: known.id }),
      });
    });

  const workplace = await twiceIfRaced(found);
  return database.beforeSignIn((tx) => startSession(tx, services, workplace, device));
}

/**
 * Founds another restaurant for somebody's account, which they own, and goes on in it. Throws CM_REGISTRATION_CLOSED and
 * the fields' own codes.
 */
export async function addRestaurant(
  services: Services,
  staff: Session,
  draft: NewRestaurant,
): Promise<Issued> {
  const { database, config, keys } = services;
  const errors = wrongFields(draft);
  if (errors.length > 0) throw Problem.fields(errors);
  const { restaurantId } = await database.beforeSignIn(async (tx) => {
    await requireOpen(tx, config.registration);
    const accounts = accountsIn(tx);
    const account = await accounts.byId(staff.accountId);
    if (!account) throw new Problem('C_008');
    const { name, lastName } = await accounts.nameAt(staff);
    const founding = {
      restaurantName: draft.restaurantName,
      restaurantType: draft.restaurantType,
      ownerName: name,
      ownerLastName: lastName,
      email: account.email,
      passwordHash: account.passwordHash,
      defaultCurrency: draft.defaultCurrency,
      timeZone: draft.timeZone,
      isDemo: false,
    };
    return foundRestaurant(tx, keys, founding, { ...newWorkplace(), accountId: account.id });
  });
  return moveSession(services, staff, restaurantId);
}
