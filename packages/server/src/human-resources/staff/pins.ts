import type { FieldError } from '@cardamom/api-types';
import type { Keys } from '../../config/keys.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newPin } from '../../shared/ids.ts';
import { fieldError } from '../../shared/problem.ts';
import { isPinTaken } from './repository.ts';

/** What is wrong with a PIN as it was typed (docs/rows.md, People). */
export function pinErrors(pin: string | undefined): FieldError[] {
  if (pin === undefined) return [];
  if (!/^[0-9]*$/u.test(pin)) return [fieldError('/pin', 'CM_PIN_NUMBER')];
  return pin.length === 6 ? [] : [fieldError('/pin', 'CM_PIN_LENGTH')];
}

/** PINs that are tried first by who finds a till: one digit, or a run up or down. */
const isEasy = (pin: string) =>
  /^(\d)\1{5}$/u.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);

/** A PIN that nobody of the restaurant has, and nobody guesses at once. */
export async function freePin(tx: RestaurantTransaction, keys: Keys): Promise<string> {
  for (;;) {
    const pin = newPin();
    if (!isEasy(pin) && !(await isPinTaken(tx, keys.pinDigest(tx.restaurantId, pin), null))) return pin;
  }
}
