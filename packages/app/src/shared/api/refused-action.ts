import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Calls back when a person's own action is refused for want of a permission (C_010), never for a read; returns how to stop. */
export function onActionRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of an action that failed, where it was refused, and returns the error. */
export function refusedAction(error: ApiError): ApiError {
  if (error.code === 'C_010') for (const tell of listeners) tell(error);
  return error;
}
