import { errorCatalogue, type Dependency, type ErrorCode, type FieldError } from '@cardamom/api-types';

export type ProblemDetails = {
  /** Which fields are wrong and why. */
  readonly errors?: readonly FieldError[];
  /** What stands in the way (OM_003, failedDelete), the first 100. */
  readonly dependencies?: readonly Dependency[];
  readonly dependencyCount?: number;
  /** With CM_CONFLICT, the entity as it is now. */
  readonly current?: object;
  /** Said instead of the catalogue's message. */
  readonly message?: string;
  /** Travels instead of the catalogue's status: what ends a session is 401, whatever its code. */
  readonly status?: number;
  /** With CM_RATE, CM_BUSY, CM_DISK_FULL and CM_UNAVAILABLE. */
  readonly retryAfterSeconds?: number;
};

/** An answer other than success, named by its code in the error catalogue; services throw it. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.message ?? errorCatalogue[code].message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  /** One wrong field, by its RFC 6901 pointer into the body: `Problem.field('/name', 'OM_001')`. */
  static field(pointer: string, code: ErrorCode, addition = ''): Problem {
    return Problem.fields([fieldError(pointer, code, addition)]);
  }

  /** Several wrong fields; the answer carries the first one's code. */
  static fields(errors: readonly FieldError[]): Problem {
    const [first] = errors;
    return new Problem((first?.code ?? 'fallback') as ErrorCode, { errors });
  }
}

/** There is no room to store what was asked for; whether it comes is looked at every second. */
export function diskFull(): Problem {
  return new Problem('CM_DISK_FULL', { retryAfterSeconds: 60 });
}

/** A wrong field with the catalogue's message; limits are added after it (docs/rules.md, Errors). */
export function fieldError(pointer: string, code: ErrorCode, addition = ''): FieldError {
  const { message } = errorCatalogue[code];
  return { pointer, code, message: addition ? `${message} ${addition}` : message };
}
