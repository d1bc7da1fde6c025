import type {
  AvailabilityEntity,
  AvailabilityEntry,
  AvailabilityPressOutcome,
  AvailabilityState,
  AvailabilityUntil,
} from '@cardamom/api-types';

/** Why a press was not done: what became of it on the server, the permission that is gone, or another fault in words. */
export type Refusal =
  | { outcome: Exclude<AvailabilityPressOutcome, 'APPLIED'>; entry: AvailabilityEntry | null }
  | { outcome: 'FORBIDDEN' }
  | { outcome: 'FAILED'; message: string };

/** What somebody pressed: all that is needed to send it later, by whoever of this device is the same person then. */
export interface NewPress {
  staffId: string;
  restaurantId: string;
  entity: AvailabilityEntity;
  id: string;
  name: string;
  state: AvailabilityState;
  /** Resolved when it was pressed, as far as the restaurant's hours were known. */
  until: AvailabilityUntil;
  /** Epoch ms by this device's clock. */
  pressedAt: number;
}

/** A press as it is kept on this device. */
export interface KeptPress extends NewPress {
  /** Its place in the line; grows with each press of any tab. */
  seq: number;
  /** Its Idempotency-Key. */
  key: string;
  /** Null while it waits. */
  refusal: Refusal | null;
}

/** Whose presses are meant: somebody's, in one restaurant. */
export type Presser = Pick<NewPress, 'staffId' | 'restaurantId'>;

/** Whether the press is this person's, in this restaurant. */
export const isOf =
  ({ staffId, restaurantId }: Presser) =>
  (press: Presser) =>
    press.staffId === staffId && press.restaurantId === restaurantId;
